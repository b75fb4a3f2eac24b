/** Which dialog lies over the page, and for which game. */

export type Opened =
  | { readonly name: "settings" }
  | { readonly name: "keys"; readonly game: string | null }
  | { readonly name: "rules"; readonly game: string; readonly section: string | null };

export const dialogs = $state<{ open: Opened | null }>({ open: null });

export const show = (opened: Opened): void => {
  dialogs.open = opened;
};

/** Something lies over the page, or over the board, and has the keys, wherever the focus may be. */
export const covered = (): boolean => document.querySelector("dialog[open], .past") !== null;
