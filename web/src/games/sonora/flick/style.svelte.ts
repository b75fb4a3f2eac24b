/** How a person likes to flick: pulling back on the board, or by dial and slider. Remembered on this device. */

export type Style = "pull" | "dial";
const KEPT = "sobremesa.flick-style";

function read(): Style {
  try {
    return localStorage.getItem(KEPT) === "dial" ? "dial" : "pull";
  } catch {
    return "pull";
  }
}

const state = $state<{ style: Style }>({ style: read() });

export const flickStyle = (): Style => state.style;

export function flickBy(style: Style): void {
  state.style = style;
  try {
    localStorage.setItem(KEPT, style);
  } catch {
    // A device that keeps nothing can still play.
  }
}
