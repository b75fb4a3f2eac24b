/** The flag of a country as the system draws it; where it draws none, the two letters stand on a plate. */

const A = 0x1f1e6;

export const flagOf = (country: string): string =>
  String.fromCodePoint(...[...country.toUpperCase()].map((letter) => A + letter.charCodeAt(0) - 65));

let known: boolean | undefined;

/** True if this system draws flags: one then has colours, where letters have none. */
export function drawsFlags(): boolean {
  known ??= tried();
  return known;
}

function tried(): boolean {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 24;
  const pen = canvas.getContext?.("2d", { willReadFrequently: true });
  if (!pen) return false;
  pen.font = "18px sans-serif";
  pen.fillStyle = "#000";
  pen.textBaseline = "top";
  pen.fillText(flagOf("FR"), 0, 2);
  const { data } = pen.getImageData(0, 0, 24, 24);
  for (let i = 0; i < data.length; i += 4) {
    const [red = 0, , blue = 0] = data.slice(i, i + 3);
    if (Math.abs(red - blue) > 60) return true;
  }
  return false;
}
