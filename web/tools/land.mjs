// Makes src/games/where_is_that/land/*.json: the land around each deck's places, from Natural Earth's 50m outlines
// (public domain, as the package world-atlas ships them); and ground/*.json, the same in a few strokes for the sheet that
// cards lie on. Run by `npm run land`; a test makes them again and compares.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const WEB = join(dirname(fileURLToPath(import.meta.url)), "..");
const DECKS = join(WEB, "..", "src", "sobremesa", "games", "where_is_that", "data", "decks.json");
const OUTLINES = join(WEB, "node_modules", "world-atlas", "land-50m.json");
export const LAND = join(WEB, "src", "games", "where_is_that", "land");
export const GROUND = join(WEB, "src", "games", "where_is_that", "ground");

/** Frames from tall to wide are filled with land, not only the deck's own box. */
const SHAPES = [0.75, 2.3];
const [SOUTH_POLE, NORTH_POLE] = [-60, 84];
/** So many units long: of a whole map one to three of them make a pixel. What is smaller than `fine` or than a `speck`, in
 * units, is left out. */
const WHOLE = { long: 5000, fine: 0.75, speck: 4 };
const STROKES = { long: 700, fine: 1.7, speck: 24 };
const TURN = 360;

/** Every outline as a list of [longitude, latitude]; those that pass the date line run on beyond 180. */
function outlines() {
  const { arcs, transform, objects } = JSON.parse(readFileSync(OUTLINES, "utf8"));
  const drawn = arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => {
      [x, y] = [x + dx, y + dy];
      return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]];
    });
  });
  const along = (i) => (i < 0 ? [...drawn[~i]].reverse() : drawn[i]);
  const rings = objects.land.geometries.flatMap(({ arcs }) => arcs.flat());
  return rings.map((ring) => unwrapped(ring.flatMap((i) => along(i).slice(1)))).filter(closed);
}

function unwrapped(ring) {
  let turns = 0;
  return ring.map(([lon, lat], i) => {
    const step = i ? lon - ring[i - 1][0] : 0;
    if (Math.abs(step) > TURN / 2) turns -= Math.sign(step);
    return [lon + turns * TURN, lat];
  });
}

/** Antarctica is not: it goes once around. */
const closed = (ring) => Math.abs(ring[0][0] - ring.at(-1)[0]) < TURN / 2;

/** What of a ring lies on one side of a line, with the line between where it leaves and where it comes back. */
function cut(ring, axis, line, above) {
  const inside = (point) => (above ? point[axis] >= line : point[axis] <= line);
  return ring.flatMap((point, i) => {
    const before = ring.at(i - 1);
    if (inside(before) === inside(point)) return inside(point) ? [point] : [];
    const share = (line - before[axis]) / (point[axis] - before[axis]);
    const edge = before.map((value, k) => value + share * (point[k] - value));
    return inside(point) ? [edge, point] : [edge];
  });
}

const clipped = (ring, [west, south, east, north]) =>
  cut(cut(cut(cut(ring, 0, west, true), 0, east, false), 1, south, true), 1, north, false);

/** Whole units; points that hardly bend the line go (Ramer, Douglas and Peucker). */
function simplified(points, fine) {
  if (points.length < 3) return points;
  const [a, b] = [points[0], points.at(-1)];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const off = ([x, y]) =>
    length
      ? Math.abs((b[0] - a[0]) * (a[1] - y) - (a[0] - x) * (b[1] - a[1])) / length
      : Math.hypot(x - a[0], y - a[1]);
  let far = 0;
  points.forEach((point, i) => {
    if (off(point) > off(points[far])) far = i;
  });
  if (off(points[far]) < fine) return [a, b];
  return [...simplified(points.slice(0, far + 1), fine).slice(0, -1), ...simplified(points.slice(far), fine)];
}

function area(ring) {
  return Math.abs(ring.reduce((sum, [x, y], i) => sum + ring.at(i - 1)[0] * y - x * ring.at(i - 1)[1], 0)) / 2;
}

/** A ring as a path in steps: small numbers, short text. */
function path(ring) {
  const whole = ring.map((point) => point.map(Math.round));
  const steps = whole.map(([x, y], i) => (i ? [x - whole[i - 1][0], y - whole[i - 1][1]] : [x, y]));
  const moved = steps.filter(([dx, dy], i) => !i || dx || dy);
  return `M${moved.map(([x, y], i) => `${i === 1 ? "l" : ""}${x} ${y}`).join(" ")}z`.replace(/ (?=-|l)/g, "");
}

/** The box, and what around it a frame of another shape shows: west, south, east, north in degrees. */
function around([west, south, east, north], narrow) {
  const [width, height] = [(east - west) * narrow, north - south];
  const wide = Math.min(TURN, Math.max(width, height * SHAPES[1]) / narrow);
  const high = Math.max(height, width / SHAPES[0]);
  const [x, y] = [(west + east) / 2, (south + north) / 2];
  const all = [x - wide / 2, Math.max(SOUTH_POLE, y - high / 2), x + wide / 2, Math.min(NORTH_POLE, y + high / 2)];
  return all.map((degrees) => Math.round(degrees * 100) / 100);
}

/** The parallel on which shapes are true is the mean distance of the box from the equator. */
function parallel([, south, , north]) {
  const signed = (lat) => (lat * Math.abs(lat)) / 2;
  return (signed(north) - signed(south)) / (north - south);
}

/** Cut the whole world where there is only water: between Asia and America. */
const fromBering = ([west, south, east, north]) =>
  east - west === TURN ? [west + 11, south, east + 11, north] : [west, south, east, north];

function made(box, rings, { long, fine, speck }) {
  const deck = fromBering(box);
  const narrow = Math.round(Math.cos((parallel(deck) * Math.PI) / 180) * 1e4) / 1e4;
  const [west, south, east, north] = around(deck, narrow);
  const unit = Math.floor(long / Math.max((east - west) * narrow, north - south));
  const x = (lon) => Math.round((lon - west) * narrow * unit);
  const y = (lat) => Math.round((north - lat) * unit);
  const pieces = rings
    .flatMap((ring) => [-TURN, 0, TURN].map((turn) => ring.map(([lon, lat]) => [lon + turn, lat])))
    .map((ring) => clipped(ring, [west, south, east, north]))
    .map((ring) => ring.map(([lon, lat]) => [(lon - west) * narrow * unit, (north - lat) * unit]))
    .filter((ring) => ring.length > 2 && area(ring) >= speck)
    .map((ring) => {
      const half = ring.length >> 1;
      return [...simplified(ring.slice(0, half + 1), fine).slice(0, -1), ...simplified(ring.slice(half), fine)];
    });
  return {
    west,
    north,
    narrow,
    unit,
    width: x(east),
    height: y(south),
    box: [x(deck[0]), y(deck[3]), x(deck[2]), y(deck[1])],
    path: pieces.map(path).join(""),
  };
}

/** What each file must hold, by the deck's name. */
export function lands(scale = WHOLE) {
  const { decks } = JSON.parse(readFileSync(DECKS, "utf8"));
  const rings = outlines();
  return Object.fromEntries(Object.entries(decks).map(([name, { box }]) => [name, made(box, rings, scale)]));
}
export const grounds = () => lands(STROKES);

export const written = (land) => `${JSON.stringify(land)}\n`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, land] of Object.entries(lands())) writeFileSync(join(LAND, `land-${name}.json`), written(land));
  for (const [name, land] of Object.entries(grounds()))
    writeFileSync(join(GROUND, `ground-${name}.json`), written(land));
}
