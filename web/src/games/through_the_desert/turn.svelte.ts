/** What a player is about to do: a colour, a hex, and the yes that is still missing. */

import { offers, open } from "../../table/choices";
import { Planning } from "../../table/planning";
import { settings } from "../../table/settings.svelte";
import type { Game, View } from "../../wire/through_the_desert";
import { COLOURS, supplyOf, type Colour } from "./colours";
import { gainsOf, type Gain } from "./gains";
import { caravanOf } from "./position";

type Kind = "set_aside" | "place_rider" | "place_camel";
const KINDS: Readonly<Record<View["stage"], Kind | null>> = {
  set_aside: "set_aside",
  palms: null,
  water: null,
  riders: "place_rider",
  camels: "place_camel",
  over: null,
};

/** Something said on the spot, without asking the server. */
export interface Note {
  readonly key: string;
  readonly facts: { readonly hex?: string; readonly colour?: Colour };
}

export class Turn extends Planning<Game> {
  colour = $state<Colour | null>(null);
  hex = $state<string | null>(null);
  note = $state.raw<Note | null>(null);

  get kind(): Kind | null {
    return this.mine ? KINDS[this.view.stage] : null;
  }

  /** The colours of which something may be placed, or that may be set aside. */
  colours: readonly Colour[] = $derived.by(() => {
    const { kind } = this;
    return kind ? open(this.choices, kind, "colour") : [];
  });

  /** Where the chosen colour may go. */
  places: ReadonlySet<string> = $derived.by(() => {
    const { kind, colour } = this;
    if (!colour || !kind || kind === "set_aside") return new Set();
    return new Set(open(this.choices, kind, "hex", { colour }));
  });

  /** The colours that fit a hex. */
  fitting(hex: string): Colour[] {
    const { kind } = this;
    if (!kind || kind === "set_aside") return [];
    return COLOURS.filter((colour) => offers(this.choices, { type: kind, colour, hex }));
  }

  /** The colours to choose from now: if a hex was chosen first, those that fit it. */
  get open(): readonly Colour[] {
    return this.hex && !this.colour ? this.fitting(this.hex) : this.colours;
  }

  /** What the chosen colour would win, by hex, once the server has told. */
  gains: ReadonlyMap<string, Gain> = $derived.by(() => {
    const { kind, colour } = this;
    if (kind !== "place_camel" || !colour) return new Map();
    return gainsOf(this.props().foresee({ type: kind, colour }));
  });

  /** Only a yes is missing. */
  get ready(): boolean {
    if (!this.colour || !this.mine) return false;
    return this.kind === "set_aside" || (this.hex !== null && this.places.has(this.hex));
  }

  /** After this camel a bot moves at once, and nothing can be taken back: it is placed by a press of its own. */
  get parting(): boolean {
    const { seat, table } = this.props();
    const next = seat === null ? undefined : table.seats[(seat + 1) % table.seats.length];
    const bots = next?.kind === "bot" || next?.stand_in;
    return this.kind === "place_camel" && this.view.left === 1 && settings.confirm !== "never" && !!bots;
  }

  protected override isSure(again: boolean): boolean {
    return super.isSure(again) && !this.parting;
  }

  pick(colour: Colour): void {
    this.props().forgive();
    this.note = null;
    if (!this.mine) return;
    if (!this.colours.includes(colour)) return this.explain(colour);
    const hex = this.hex;
    if (this.colour === colour) {
      // Chosen again: let go of it, the hex first.
      if (hex) this.hex = null;
      else if (this.colours.length > 1) this.colour = null;
      return;
    }
    // A hex that waited for a colour has it now; another colour is only shown.
    const awaited = hex !== null && this.colour === null;
    this.colour = colour;
    if (hex && !this.places.has(hex)) this.hex = null;
    if (this.ready && this.isSure(awaited)) this.confirm();
  }

  /** A tap on a hex: show what it would bring; a second one is a yes. */
  tap(hex: string): void {
    if (!this.kind || this.kind === "set_aside") return;
    this.props().forgive();
    this.note = null;
    if (!this.colour && !this.choose(hex)) {
      if (!this.hex) this.nowhere(hex);
      return;
    }
    if (!this.colour) return;
    if (!this.places.has(hex)) return this.attempt(this.colour, hex);
    const again = this.hex === hex;
    this.hex = hex;
    if (this.isSure(again)) this.confirm();
  }

  /** A first look: nothing is played, and nothing refused. */
  preview(hex: string): void {
    if (!this.kind || this.kind === "set_aside") return;
    this.props().forgive();
    this.note = null;
    if (!this.colour) this.choose(hex);
    else if (this.places.has(hex)) this.hex = hex;
  }

  /** A hex before a colour: the only one that fits is taken, of several one must be named. */
  private choose(hex: string): boolean {
    const fitting = this.fitting(hex);
    this.hex = fitting.length ? hex : null;
    if (fitting.length === 1) {
      this.colour = fitting[0] ?? null;
      // It was not chosen yet, so this tap only shows it.
      if (settings.confirm !== "never") return false;
    }
    return fitting.length > 0;
  }

  confirm(): void {
    const { kind, colour, hex } = this;
    if (!this.ready || !kind || !colour) return;
    this.hex = null;
    if (kind === "set_aside") {
      this.colour = null;
      this.props().act({ type: kind, colour });
    } else if (hex) this.props().act({ type: kind, colour, hex });
  }

  /** Not offered: the server says why, and nothing changes. */
  private attempt(colour: Colour, hex: string): void {
    this.hex = null;
    if (this.kind) this.props().act({ type: this.kind, colour, hex });
  }

  /** Why no colour goes to a hex. A lesson leaves fewer open than the rules: there the server says it of the first. */
  private nowhere(hex: string): void {
    const [first] = this.colours;
    if (this.props().table.lesson && first) this.attempt(first, hex);
    else this.note = { key: "note-nowhere", facts: { hex } };
  }

  /** Why a colour cannot be chosen now. */
  private explain(colour: Colour): void {
    const { view, kind, props } = this;
    const { seat, act, table } = props();
    this.hex = null;
    if (kind === "set_aside") return act({ type: kind, colour });
    const grows = seat !== null && kind === "place_camel" && supplyOf(view.supply, colour) > 0;
    const caravan = seat === null ? undefined : caravanOf(view, seat, colour);
    if (grows && caravan)
      this.note = { key: table.lesson ? "refusal-lesson-asks-else" : "note-blocked", facts: { colour } };
    else if (kind) act({ type: kind, colour, hex: this.anywhere() });
  }

  private anywhere(): string {
    const { kind } = this;
    return kind && kind !== "set_aside" ? (open(this.choices, kind, "hex")[0] ?? "") : "";
  }

  /** One step back: from the hex to the colour, from the colour to nothing. */
  cancel(): void {
    this.note = null;
    if (this.hex) this.hex = null;
    else this.colour = null;
  }

  /** After a new position: no hex is chosen, and a colour stays chosen only while it is offered. */
  renew(): void {
    this.hex = null;
    this.note = null;
    const [first, second] = this.colours;
    // While a move is on its way nothing is offered, and it may yet be refused.
    const waits = !this.mine && this.awaited;
    if (this.kind === "place_rider" && first && !second) this.colour = first;
    else if (this.colour && !waits && !this.colours.includes(this.colour)) this.colour = null;
  }
}
