/** What every game's turn begins with: the view, what is offered in it, and whether it is one's own. */

import { settings } from "./settings.svelte";
import type { GameKind, ScreenProps } from "./screens";

/** No further yes is wanted for something that was pressed once, or again. */
export const sure = (again: boolean): boolean =>
  settings.confirm === "never" || (again && settings.confirm === "risky");

export class Planning<G extends GameKind> {
  constructor(protected readonly props: () => ScreenProps<G>) {}

  get view(): G["View"] {
    return this.props().view;
  }

  protected get choices(): readonly G["Offer"][] {
    return this.props().choices;
  }

  /** This seat is to move, and is heard. */
  get mine(): boolean {
    return this.choices.length > 0;
  }

  /** The table waits for this seat, whether it is heard or not. */
  get awaited(): boolean {
    const { seat, toMove } = this.props();
    return seat !== null && toMove.includes(seat);
  }

  protected isSure(again: boolean): boolean {
    return sure(again);
  }
}
