/** What a player is about to do: a card, then a free cell, or a card to push and where to. */

import { offers, offersSome, open } from "../../table/choices";
import { Planning } from "../../table/planning";
import type { Foreseen } from "../../table/screens";
import type { AnyEvent, Face, Game, Relation } from "../../wire/where_is_that";
import { byCell, cellOf, keyOf, type Cards, type Direction } from "./maps";
import { slotted } from "./slots";

type Kind<Type> = Extract<AnyEvent, { readonly type: Type }>;

/** The events of one kind among all that would happen. */
const happening = <Type extends AnyEvent["type"]>(foreseen: readonly Foreseen<Game>[], type: Type): Kind<Type>[] =>
  foreseen.flatMap(({ events }) => events.filter((event): event is Kind<Type> => event.type === type));

export class Turn extends Planning<Game> {
  /** The cell in mind. */
  cell = $state<string | null>(null);
  /** Where the card on it shall go. */
  direction = $state<Direction | null>(null);
  /** The cards on offer and the one in hand, as they lay when the round was seen first. */
  slots: readonly string[] = $derived.by(() => {
    const { market, taken } = this.view;
    const now = [...(taken ? [taken] : []), ...market].map((face) => face.card);
    return (this.lay = slotted(this.lay, now));
  });
  private lay: readonly string[] = [];
  /** The cards of the slots; nothing where one is gone. */
  faces: readonly (Face | undefined)[] = $derived.by(() => {
    const { market, taken } = this.view;
    return this.slots.map((card) => [taken, ...market].find((face) => face?.card === card) ?? undefined);
  });
  /** The card to take once the one in hand is given back. */
  private wish: string | null = null;
  /** Where a card was dropped before it was known to be taken. */
  private landing: string | null = null;

  get taking(): boolean {
    return this.mine && this.view.stage === "take";
  }
  get placing(): boolean {
    return this.mine && this.view.stage === "place";
  }

  /** The map that is played on now. */
  cards: Cards = $derived.by(() => byCell(this.view.maps[this.view.mode === "shakeup" ? 0 : this.view.seat] ?? []));

  /** The cards that may be taken. */
  offered: readonly string[] = $derived.by(() => (this.taking ? open(this.choices, "take", "card") : []));

  /** The free cells on which the card may lie. */
  places: ReadonlySet<string> = $derived.by(
    () => new Set(this.placing ? open(this.choices, "place", "cell").map(keyOf) : []),
  );

  /** The cards to push where that is all there is to do, in a lesson: in a match there is always a free cell. */
  asked: ReadonlySet<string> = $derived.by(
    () => new Set(this.placing && !this.places.size ? open(this.choices, "push", "cell").map(keyOf) : []),
  );

  /** Some card may be pushed: always, but for lessons. */
  get mayPushSome(): boolean {
    return offersSome(this.choices, "push");
  }

  /** A card to push is chosen. */
  get pushing(): boolean {
    return this.placing && this.cell !== null && this.cards.has(this.cell);
  }

  mayPush(direction: Direction): boolean {
    return this.cell !== null && offers(this.choices, { type: "push", cell: cellOf(this.cell), direction });
  }

  /** How each free cell lies to the cards around it, once the rules have told. */
  around: ReadonlyMap<string, readonly Relation[]> = $derived.by(() => {
    const placed = this.placing ? happening(this.props().foresee({ type: "place" }), "card_placed") : [];
    return new Map(placed.map(({ cell, relations }) => [keyOf(cell), relations]));
  });

  /** The cards that a push of the chosen one would move each way, once the rules have told. */
  private runs: ReadonlyMap<Direction, readonly string[]> = $derived.by(() => {
    const cell = this.pushing ? this.cell : null;
    const pushed = cell ? happening(this.props().foresee({ type: "push", cell: cellOf(cell) }), "cards_pushed") : [];
    return new Map(pushed.map(({ direction, cards }) => [direction, cards]));
  });

  /** The cards that a push would move. All ways are asked for as soon as a card is chosen. */
  run(direction: Direction | null): readonly string[] {
    const { runs } = this;
    return (direction && runs.get(direction)) ?? [];
  }

  /** Only a yes is missing. */
  get ready(): boolean {
    if (!this.placing || !this.cell) return false;
    return this.pushing ? this.direction !== null && this.mayPush(this.direction) : this.places.has(this.cell);
  }

  /** A tap on a card beside the map: take it; the one in hand is given back first, if that is possible. */
  take(card: string): void {
    const { act, forgive, undo } = this.props();
    forgive();
    this.landing = null;
    if (this.taking) return act({ type: "take", card });
    if (!this.placing) return;
    this.cell = this.direction = null;
    if (card === this.view.taken?.card) return;
    if (undo !== null) return act({ type: "take", card });
    this.wish = card;
    act({ type: "undo" });
  }

  /** A tap on a cell: show what lies there then; a second one is a yes. */
  tap(key: string): void {
    if (!this.mine) return;
    this.props().forgive();
    const again = this.cell === key;
    this.direction = null;
    if (this.placing && this.cards.has(key)) {
      this.cell = again ? null : key;
    } else if (this.places.has(key)) {
      this.cell = key;
      if (this.isSure(again)) this.confirm();
    } else {
      // Not offered: the server says why, and nothing changes.
      this.cell = null;
      this.props().act({ type: "place", cell: cellOf(key) });
    }
  }

  /** A card was carried to this cell: that is a yes, but for those who are asked about every move. On a card, it is the
   * one to push. */
  drop(key: string): void {
    if (!this.placing) {
      this.landing = key;
      return;
    }
    this.cell = this.places.has(key) ? key : null;
    this.tap(key);
  }

  /** A first look: nothing is played, and nothing refused. */
  preview(key: string): void {
    if (!this.placing) return;
    this.props().forgive();
    this.direction = null;
    this.cell = this.cards.has(key) || this.places.has(key) ? key : null;
  }

  /** Where the chosen card shall be pushed; the same again is a yes. */
  push(direction: Direction): void {
    const { cell } = this;
    if (!this.pushing || !cell) return;
    this.props().forgive();
    if (!this.mayPush(direction)) {
      this.direction = null;
      return this.props().act({ type: "push", cell: cellOf(cell), direction });
    }
    const again = this.direction === direction;
    this.direction = direction;
    if (this.isSure(again)) this.confirm();
  }

  confirm(): void {
    const { cell, direction } = this;
    if (!this.ready || !cell) return;
    const at = cellOf(cell);
    const { pushing } = this;
    this.cell = this.direction = null;
    if (!pushing) this.props().act({ type: "place", cell: at });
    else if (direction) this.props().act({ type: "push", cell: at, direction });
  }

  /** Something can be let go of. */
  get holds(): boolean {
    return this.cell !== null || (this.placing && this.props().undo === null);
  }

  /** One step back: the direction, the cell, the card. */
  cancel(): void {
    if (this.direction) this.direction = null;
    else if (this.cell) this.cell = null;
    else if (this.placing && this.props().undo === null) this.props().act({ type: "undo" });
  }

  /** After a new position: what was planned stays only while it can still be done. */
  renew(): void {
    // While a move is on its way nothing is offered, and it may yet be refused.
    if (!this.mine && this.awaited) return;
    if (!this.placing) this.cell = this.direction = null;
    else if (this.cell && !this.cards.has(this.cell) && !this.places.has(this.cell)) this.cell = this.direction = null;
    const { wish, landing } = this;
    this.wish = null;
    if (wish && this.offered.includes(wish)) return this.props().act({ type: "take", card: wish });
    this.landing = null;
    if (landing && this.placing) this.drop(landing);
  }
}
