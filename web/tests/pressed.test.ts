import { describe, expect, it, vi } from "vitest";
import { heldBack, pressed } from "../src/table/pressed";

/** A key that comes to this element; what became of it. */
function key(name: string, at: string, repeat = false): { pressed: boolean; heard: boolean } {
  document.body.innerHTML = `<${at}></${at}>`;
  const heard = vi.fn(() => true);
  const board = (event: KeyboardEvent): void => pressed(event, heard);
  addEventListener("keydown", heldBack, { capture: true });
  addEventListener("keydown", board);
  const event = new KeyboardEvent("keydown", { key: name, repeat, bubbles: true, cancelable: true });
  document.querySelector(at)?.addEventListener("keydown", () => (reached = true));
  let reached = false;
  document.querySelector(at)?.dispatchEvent(event);
  removeEventListener("keydown", heldBack, { capture: true });
  removeEventListener("keydown", board);
  return { pressed: reached, heard: heard.mock.calls.length > 0 };
}

describe("a key", () => {
  it.each(["Enter", " ", "Escape"])("that is held, %j, answers once", (name) => {
    expect(key(name, "button")).toEqual({ pressed: true, heard: true });
    expect(key(name, "button", true)).toEqual({ pressed: false, heard: false });
  });

  it("that is held goes on typing, but sends nothing twice", () => {
    expect([key(" ", "input", true).pressed, key("Enter", "textarea", true).pressed]).toEqual([true, true]);
    expect(key("Enter", "input", true).pressed).toBe(false);
  });

  it("that is held goes on where it walks, aims or brings nearer, and plays once", () => {
    expect(["ArrowUp", "+", "w", "n"].map((name) => key(name, "b", true).heard)).toEqual([true, true, true, true]);
    expect(["e", "u", "5"].map((name) => key(name, "b", true).heard)).toEqual([false, false, false]);
  });

  it("is heard by one only: whoever takes it first", () => {
    const [shell, board] = [vi.fn(() => true), vi.fn(() => true)];
    const event = new KeyboardEvent("keydown", { key: "Escape", cancelable: true });
    pressed(event, shell);
    pressed(event, board);
    expect([shell.mock.calls.length, board.mock.calls.length]).toEqual([1, 0]);
  });
});
