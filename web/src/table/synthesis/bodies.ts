/** What things sound like when they are struck: which body, how high, and what strikes it. */

export interface Body {
  /** Hertz of the lowest partial. */
  readonly pitch: number;
  /** Of each partial: how many times as high as the lowest, how loud, and the seconds until it has died away. No series
   * of whole numbers, which would be a string or a pipe: blocks, plates and bars ring as these do. */
  readonly partials: readonly (readonly [ratio: number, loudness: number, lasts: number])[];
  /** What the contact itself is heard as: how loud, from which to which Hertz, how many seconds, and how many of them it
   * takes to come. */
  readonly noise: readonly [loudness: number, low: number, high: number, lasts: number, comes: number];
}

/** One blow of a sound: when, at what, how loud, and how many times as high. */
export type Blow = readonly [at: number, body: Body, loudness: number, height: number];

/** A heavy block: hard, high, and it rings on a little. */
const STONE: Body = {
  pitch: 1870,
  partials: [
    [1, 0.4, 0.16],
    [1.43, 0.34, 0.12],
    [2.17, 0.3, 0.09],
    [2.93, 0.24, 0.06],
    [3.71, 0.18, 0.04],
  ],
  noise: [0.9, 900, 9000, 0.022, 0.0005],
};

/** A piece as large as a fingertip on a board: a free bar, strongly damped. */
const PIECE: Body = {
  pitch: 760,
  partials: [
    [1, 0.5, 0.11],
    [2.76, 0.34, 0.06],
    [5.4, 0.22, 0.03],
  ],
  noise: [0.6, 250, 3200, 0.03, 0.0005],
};

/** A disc of hard wood: the modes of a free round plate. */
const DISC: Body = {
  pitch: 1120,
  partials: [
    [1, 0.5, 0.12],
    [1.73, 0.38, 0.09],
    [2.33, 0.3, 0.06],
    [3.91, 0.24, 0.04],
  ],
  noise: [0.5, 400, 4500, 0.016, 0.0005],
};

/** A board or its rail: wide and low, as low as a phone can sound. */
const BOARD: Body = {
  pitch: 245,
  partials: [
    [1, 0.55, 0.22],
    [1.59, 0.4, 0.16],
    [2.14, 0.32, 0.11],
    [2.92, 0.24, 0.08],
  ],
  noise: [0.6, 120, 1800, 0.035, 0.001],
};

/** A card on cards: no body rings, air and fibres hiss. */
const PAPER: Body = { pitch: 0, partials: [], noise: [3.2, 250, 1700, 0.13, 0.008] };

/** The point of a pencil on a sheet. */
const PENCIL: Body = { pitch: 0, partials: [], noise: [3, 1500, 5200, 0.1, 0.02] };

/** A struck wooden bar above its pipe, tuned as such bars are: two octaves to the second partial. */
const BAR: Body = {
  pitch: 1,
  partials: [
    [1, 0.3, 0.62],
    [3.93, 0.09, 0.2],
    [9.4, 0.03, 0.07],
  ],
  noise: [0.16, 200, 2500, 0.02, 0.001],
};

/** A little after what they are about: it is heard first. */
const bars = (first: number, pause: number, loudness: number, ...heights: number[]): Blow[] =>
  heights.map((height, i) => [first + i * pause, BAR, loudness, height]);

export const BLOWS = {
  stone: [
    [0, STONE, 0.55, 1],
    [0, BOARD, 0.2, 1.5],
  ],
  wood: [
    [0, PIECE, 0.75, 1],
    [0, BOARD, 0.3, 1.6],
  ],
  card: [
    [0, PAPER, 0.8, 1],
    [0.07, PAPER, 0.5, 1],
  ],
  pencil: [
    [0, PENCIL, 0.5, 1],
    [0.11, PENCIL, 0.6, 1],
  ],
  /** Knuckles on the table, softly, and twice: somebody makes a face. */
  knock: [
    [0, PIECE, 0.5, 1.25],
    [0, BOARD, 0.3, 1.3],
    [0.1, PIECE, 0.6, 1.5],
  ],
  hit: [[0, DISC, 0.75, 1]],
  bump: [
    [0, BOARD, 0.62, 1.25],
    [0, DISC, 0.2, 0.8],
  ],
  /** Into the hole, which is a cup: once, and rocking to rest. */
  hole: [
    [0, BOARD, 0.6, 1],
    [0, DISC, 0.25, 0.7],
    [0.09, BOARD, 0.4, 1.05],
    [0.15, BOARD, 0.2, 1.1],
  ],
  /** Off the board, onto the table, where it jumps less and less. */
  off: [
    [0.05, PIECE, 0.54, 0.8],
    [0.05, BOARD, 0.3, 1],
    [0.16, PIECE, 0.38, 0.84],
    [0.235, PIECE, 0.28, 0.87],
    [0.285, PIECE, 0.16, 0.9],
  ],
  gain: bars(0.04, 0.085, 0.9, 523, 659, 784),
  turn: bars(0.1, 0.16, 1.1, 392, 523),
  end: bars(0.1, 0.15, 1.1, 262, 330, 392, 523),
  won: [...bars(0.02, 0.11, 0.62, 392, 523, 659), ...bars(0.4, 0, 0.62, 523, 659, 784)],
} satisfies Record<string, readonly Blow[]>;

export type Sound = keyof typeof BLOWS;
