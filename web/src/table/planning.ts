/** What every game's turn begins with: the view, what is offered in it, and whether it is one's own. */

import type { Offered } from "./choices";
import type { ScreenProps } from "./screens";

export class Planning<View> {
  constructor(protected readonly props: () => ScreenProps) {}

  get view(): View {
    return this.props().view as unknown as View;
  }

  protected get choices(): readonly Offered[] {
    return this.props().choices;
  }

  /** This seat is to move, and is heard. */
  get mine(): boolean {
    return this.choices.length > 0;
  }
}
