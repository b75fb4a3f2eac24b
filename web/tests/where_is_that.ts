/** A table of Where Is That? in the middle of a match, for its tests. */

import type { Laid, View } from "../src/wire/where_is_that";

export const laid = (card: string, x: number, y: number): Laid => ({
  cell: [x, y],
  face: { card: `eu-${card}`, kind: "city", country: "FR", side: null },
});
/** Nantes and Lyon side by side, a gap, Zagreb; Nice below Nantes. */
export const MAP = [laid("nantes", 0, 0), laid("lyon", 1, 0), laid("zagreb", 3, 0), laid("nice", 0, 1)];
export const VIEW: View = {
  viewer: 0,
  to_move: [0],
  mode: "cartographer",
  deck: "europe",
  monuments: false,
  whole_line: false,
  day: 0,
  stage: "place",
  seat: 0,
  first: 0,
  round: 2,
  rounds: 12,
  market: [laid("oslo", 0, 0).face],
  taken: laid("paris", 0, 0).face,
  pile_size: 20,
  top: null,
  maps: [MAP, [laid("madrid", 0, 0)]],
  landed: null,
  discards: [],
  points: [0, 0],
  circles: [[], []],
  ended_by: "",
};
