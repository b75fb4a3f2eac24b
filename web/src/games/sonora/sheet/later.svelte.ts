/** The sheet is loaded when it is needed, or while the first discs run: not before the first flick. */

type Loaded = typeof import("./loaded");

export class Later {
  loaded = $state.raw<Loaded | null>(null);
  private coming = false;

  want(): void {
    if (this.coming) return;
    this.coming = true;
    import("./loaded").then(
      (loaded) => (this.loaded = loaded),
      // The line was lost: it is asked for again.
      () => (this.coming = false),
    );
  }
}
