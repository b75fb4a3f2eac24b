/** What moves would bring, as the server tells it: asked once, and forgotten when the position has passed. */

import type { Brings, Foresee, Foreseen } from "../../wire/table";

/** The same question, in whatever order its fields come. */
const keyOf = ({ seat, about }: Foresee | Foreseen): string =>
  JSON.stringify([seat, ...Object.entries(about).sort(([a], [b]) => (a < b ? -1 : 1))]);

export class Foresight {
  private answers = $state.raw<ReadonlyMap<string, readonly Brings[]>>(new Map());
  /** At which step each question was asked last. */
  private readonly asked = new Map<string, number>();

  constructor(private readonly ask: (question: Foresee) => void) {}

  /** What is known yet. A question that is new is asked, but a little later: whoever wants to know may be working something out. */
  known(question: Foresee): readonly Brings[] {
    const key = keyOf(question);
    if (this.asked.get(key) !== question.step) {
      this.asked.set(key, question.step);
      queueMicrotask(() => this.ask(question));
    }
    return this.answers.get(key) ?? [];
  }

  heard(answer: Foreseen): void {
    const key = keyOf(answer);
    if (this.asked.get(key) === answer.step) this.answers = new Map(this.answers).set(key, answer.moves);
  }

  /** The position has passed, or nobody may have heard: whatever is still wanted is asked again. Where the same is
   * offered as before, others have moved: what was told stays until it is told anew. */
  forget(same = false): void {
    this.asked.clear();
    this.answers = same ? new Map(this.answers) : new Map();
  }
}
