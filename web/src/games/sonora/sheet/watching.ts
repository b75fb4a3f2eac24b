/** What those who watch look at: whose sheet was written on last, and in which section. */

import type { AnyEvent } from "../../../wire/sonora";
import type { Section } from "../geometry";

const WHERE: Readonly<Partial<Record<AnyEvent["type"], Section>>> = {
  hexes_crossed: "ruins",
  shape_drawn: "canyon",
  rival_drew: "canyon",
  path_traced: "creek",
  rival_traced: "creek",
  node_marked: "mudcracks",
  box_ticked: "mudcracks",
  rival_filled: "mudcracks",
};

export const lastSeat = (events: readonly AnyEvent[]): number | undefined =>
  events.findLast((event) => "seat" in event)?.seat;

export const lastSection = (events: readonly AnyEvent[]): Section | undefined =>
  events.map(({ type }) => WHERE[type]).findLast((section) => section !== undefined);
