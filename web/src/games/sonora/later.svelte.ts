/** What is loaded when it is needed: neither the sheet nor the physics before the first disc is taken. */

export class Later<Loaded> {
  loaded = $state.raw<Loaded | null>(null);
  /** It did not come, so whatever waits for it goes on without. */
  failed = $state(false);
  private coming = false;

  constructor(private readonly load: () => Promise<Loaded>) {}

  want(): void {
    if (this.coming) return;
    this.coming = true;
    this.failed = false;
    this.load().then(
      (loaded) => (this.loaded = loaded),
      // The line was lost: it is asked for again.
      () => {
        this.coming = false;
        this.failed = true;
      },
    );
  }
}
