/** What moves would bring, as the server tells it: asked once, and forgotten when the position has passed. */

import type { Brings, Foresee, Foreseen } from "../../wire/table";

/** The same question, in whatever order its fields come. */
const keyOf = ({ seat, step, about }: Foresee | Foreseen): string =>
  JSON.stringify([seat, step, ...Object.entries(about).sort(([a], [b]) => (a < b ? -1 : 1))]);

export class Foresight {
  private answers = $state.raw<ReadonlyMap<string, readonly Brings[]>>(new Map());
  private readonly asked = new Set<string>();

  constructor(private readonly ask: (question: Foresee) => void) {}

  /** What is known yet. A question that is new is asked, but a little later: whoever wants to know may be working something out. */
  known(question: Foresee): readonly Brings[] {
    const key = keyOf(question);
    if (!this.asked.has(key)) {
      this.asked.add(key);
      queueMicrotask(() => this.ask(question));
    }
    return this.answers.get(key) ?? [];
  }

  heard(answer: Foreseen): void {
    this.answers = new Map(this.answers).set(keyOf(answer), answer.moves);
  }

  /** The position has passed, or nobody may have heard: whatever is still wanted is asked again. */
  forget(): void {
    this.asked.clear();
    this.answers = new Map();
  }
}
