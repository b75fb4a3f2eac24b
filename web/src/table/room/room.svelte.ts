/** One table as this device knows it: who sits there, what each held seat sees, what happened. */

import type { Brings, Happened, Play, Refusal, Standing, TableInfo, ToDevice } from "../../wire/table";
import * as api from "../api";
import { Countdown, timed } from "../clock.svelte";
import { Bell } from "./bell";
import { Faces } from "./faces.svelte";
import { Foresight } from "./foresight.svelte";
import { Gestures } from "./gestures.svelte";
import { newId } from "./ids";
import { Missed } from "./missed.svelte";
import { Playback } from "./playback.svelte";
import type { Plain } from "../screens";
import { working } from "./rights";
import { Skip } from "./skip.svelte";
import { heldAt, latest, release, remember } from "../seats";
import { lineTo, PATIENCE, TableSocket, type Line } from "./socket";

type Viewer = number | null;

/** A bot that stands in when a seat has so few seconds left does so because they ran out. */
const RAN_OUT = 2;

/** What one viewer has been shown. */
interface Seen {
  readonly standing: Standing;
  readonly log: readonly Happened[];
}

const offersTheSame = (now: Standing, before: Standing | undefined): boolean =>
  JSON.stringify(now.choices) === JSON.stringify(before?.choices);

export class Room {
  table = $state.raw<TableInfo | null>(null);
  /** The seats this device holds. */
  seats = $state.raw<readonly number[]>([]);
  line = $state<Line>("connecting");
  /** Why there is nothing to see here. */
  problem = $state.raw<Refusal | null>(null);
  /** Why the last thing tried was not done. */
  refusal = $state.raw<Refusal | null>(null);
  /** The move that was sent and is not answered. */
  pending = $state.raw<Play | null>(null);
  /** With several seats on one device: the one whose cards may be seen, or, where nothing is hidden, whose turn it is. */
  unveiled = $state<Viewer>(null);
  /** The seats whose time was seen to run out, and for which a bot plays now. */
  late = $state.raw<readonly number[]>([]);
  /** This device asked for a seat and did not get it. */
  declined = $state(false);

  private shown = $state.raw<ReadonlyMap<Viewer, Seen>>(new Map());
  /** The step at which the pending move was played; it is pending until that is shown. */
  private accepted: number | null = null;
  /** The move of this device that was refused last. */
  private unkept: Play | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Nobody looks here any more. */
  private quit = false;
  private readonly socket: TableSocket;
  private readonly countdown = new Countdown();
  private readonly foresight = new Foresight((question) => this.socket.mention(question));
  readonly faces = new Faces((face) => this.socket.mention(face));
  private readonly hands = new Gestures((gesture) => this.socket.mention(gesture));

  private readonly playback: Playback;
  readonly skip: Skip;
  readonly bell = new Bell(() => this.playback.held);

  readonly missed: Missed;

  constructor(readonly id: string) {
    this.missed = new Missed(id);
    this.playback = new Playback({
      focus: () => this.focus,
      now: (viewer) => this.shown.get(viewer)?.standing,
      show: (standing) => this.show(standing),
      gesture: (gestured) => this.hands.heard(gestured),
    });
    this.skip = new Skip(this, this.playback, {
      hurry: () => this.socket.mention({ type: "hurry" }),
      still: () => this.still(),
    });
    this.socket = new TableSocket(lineTo(id), {
      tokens: () => latest(heldAt(id)),
      heard: (message) => this.hear(message),
      changed: (line) => {
        this.line = line;
        if (line === "lost") void this.lookForTable();
      },
    });
    this.pending = this.socket.pending;
  }

  async enter(): Promise<void> {
    try {
      const table = await api.tableInfo(this.id);
      if (this.quit) return;
      this.know(table);
      if (!table.broken) this.socket.start();
    } catch (error) {
      this.problem = api.refusalOf(error);
      if (this.quit || error instanceof api.Refused) return;
      this.timer = setTimeout(() => void this.enter(), PATIENCE.doubt); // nobody answered
    }
  }

  /** A line that is lost or not let in does not say why: its match may be broken, its table may be gone. */
  private async lookForTable(): Promise<void> {
    try {
      const table = await api.tableInfo(this.id);
      if (table.broken) this.know(table);
    } catch (error) {
      const gone = api.refusalOf(error);
      if (gone.code !== "no_such_table") return;
      this.socket.stop();
      this.problem = gone;
    }
  }

  /** The page is looked at again. */
  lookedAt(): void {
    if (!document.hidden) this.missed.lookedAt(this.current, this.log);
  }

  leave(): void {
    this.quit = true;
    clearTimeout(this.timer);
    this.playback.stop();
    this.hands.stop();
    this.countdown.stop();
    this.socket.stop();
  }

  /** The table as it is now: who sits there, and who plays for whom. */
  know(table: TableInfo): void {
    const ranOut = (seat: number): boolean => (this.left(seat) ?? Infinity) <= RAN_OUT;
    this.late = table.seats.flatMap(({ stand_in }, seat) =>
      stand_in && (this.late.includes(seat) || ranOut(seat)) ? [seat] : [],
    );
    this.countdown.seated(this.table, table);
    this.table = table;
    this.problem = null;
    if (table.broken) this.socket.stop();
    this.passOn();
  }

  /** Sat down, or stood up: the line is made anew with the tokens held now. */
  renew(table: TableInfo): void {
    this.know(table);
    this.socket.renew();
  }

  hurry(): void {
    this.socket.hurry();
  }

  /** The browser thinks it is offline; a server on this computer may still be there. */
  doubt(): void {
    this.socket.doubt();
  }

  // Whose eyes

  /** Whose view is on the screen. */
  get focus(): Viewer {
    if (this.seats.length < 2) return this.seats[0] ?? null;
    return this.unveiled ?? this.seats[0] ?? null;
  }

  /** Who must be handed the device before anything private is drawn; null if nobody. */
  get handOver(): Viewer {
    if (!this.shared || !this.table?.hides || this.table.stage !== "playing") return null;
    if (this.unveiled === null) return this.awaited ?? this.seats[0] ?? null;
    return this.awaited;
  }

  /** Several people play on this device. */
  get shared(): boolean {
    return this.seats.length > 1;
  }

  /** The seat of this device whose turn it is, if it is not the one in view. */
  private get awaited(): Viewer {
    const mine = this.current?.to_move.filter((seat) => this.seats.includes(seat) && !this.replaced(seat)) ?? [];
    return this.unveiled !== null && mine.includes(this.unveiled) ? null : (mine[0] ?? null);
  }

  /** Where nothing is hidden, the next person sees the board as soon as it is theirs. */
  private passOn(): void {
    const [next, standing] = [this.awaited, this.current];
    if (!this.shared || this.table?.hides || next === null || !standing) return;
    if ((this.shown.get(next)?.standing.step ?? -1) < standing.step) return;
    const first = this.unveiled === null;
    this.unveil(next);
    if (!first) this.bell.call("turn");
  }

  unveil(seat: number): void {
    this.unveiled = seat;
    this.refusal = null;
  }

  /** A bot plays for the person whose seat it is. */
  replaced(seat: Viewer): boolean {
    return seat !== null && (this.table?.seats[seat]?.stand_in ?? false);
  }

  /** Seconds that a person has left; null if no time runs for them. */
  left(seat: number): number | null {
    return timed(this.table?.seats[seat]) ? this.countdown.left(seat) : null;
  }

  get current(): Standing | undefined {
    return this.shown.get(this.focus)?.standing;
  }

  get log(): readonly Happened[] {
    return this.shown.get(this.focus)?.log ?? [];
  }

  /** True if what is shown is the newest, and a move would be heard. */
  get live(): boolean {
    return this.line === "open" && !this.pending && !this.playback.isBehind(this.focus);
  }

  get myTurn(): boolean {
    if (this.focus === null || this.replaced(this.focus)) return false;
    return this.current?.to_move.includes(this.focus) ?? false;
  }

  /** Somebody at this device is to move, whether or not it is in their hands. */
  get toMove(): boolean {
    if (this.problem || this.table?.stage !== "playing") return false;
    return this.current?.to_move.some((seat) => this.seats.includes(seat) && !this.replaced(seat)) ?? false;
  }

  // Moves

  act(move: Plain): void {
    const standing = this.current;
    const seat = move["type"] === "undo" ? this.undoer : this.focus;
    if (!standing || seat === null || this.pending) return;
    this.refusal = null;
    this.hands.done();
    this.missed.skipped = null;
    this.pending = { type: "play", seat, step: standing.step, id: newId(), move };
    this.socket.play(this.pending);
  }

  /** The move that the server could not keep can be sent again as it was. */
  get canSendAgain(): boolean {
    return this.refusal?.code === "cannot_keep" && this.refusal.id === this.unkept?.id;
  }

  sendAgain(): void {
    if (!this.unkept || this.pending) return;
    this.refusal = null;
    this.pending = this.unkept;
    this.socket.play(this.pending);
  }

  /** Who takes back: the seat in view, or, where nothing is hidden, another of this device that moved last. */
  private get undoer(): Viewer {
    if (!this.shared || this.table?.hides || this.current?.undo === null) return this.focus;
    return this.seats.find((seat) => this.shown.get(seat)?.standing.undo === null) ?? this.focus;
  }

  /** Null if something can be taken back here, else why not. */
  get undo(): Refusal | null | undefined {
    return this.shown.get(this.undoer)?.standing.undo;
  }

  /** What offered moves would bring to the seat in view, as far as it is told yet. */
  foresee(about: Plain): readonly Brings[] {
    const standing = this.current;
    if (!standing || standing.seat === null || !this.live || !this.myTurn) return [];
    return this.foresight.known({ type: "foresee", seat: standing.seat, step: standing.step, about });
  }

  /** Let the others see what the seat in view is about to do; no numbers: nothing any more. */
  gesture(numbers: readonly number[]): void {
    if (this.focus !== null) this.hands.make(this.focus, numbers);
  }

  /** What the hands of others are about to do, by seat, until something happens. */
  get gestures(): ReadonlyMap<number, readonly number[]> {
    return this.hands.seen;
  }

  private hear(message: ToDevice): void {
    switch (message.type) {
      case "welcome":
        this.know(message.table);
        this.seats = message.seats;
        void this.hearOfAsk(message.table);
        this.foresight.forget();
        if (this.refusal?.code === "cannot_read") this.refusal = null;
        return;
      case "table":
        this.know(message.table);
        void this.hearOfAsk(message.table);
        return;
      case "accepted":
        if (this.pending?.id === message.id) this.answered(message.step);
        return;
      case "refusal":
        if (this.pending?.id === message.id) {
          this.unkept = this.pending;
          this.pending = null;
        }
        if (!message.id && !this.shown.size && this.table?.stage !== "waiting") this.problem = message;
        this.refusal = message;
        if (!message.id) void this.lookForTable();
        return;
      case "gestured":
        this.playback.hear(message);
        return;
      case "reacted":
        this.faces.heard(message);
        return;
      case "foreseen":
        this.foresight.heard(message);
        return;
      case "standing":
        this.countdown.heard(message);
        this.playback.hear(message);
        return;
      case "pong":
        return;
    }
  }

  /** What became of what this device has asked for. It may be another tab that has the seat, so only the server knows. */
  private async hearOfAsk({ asks, stage }: TableInfo): Promise<void> {
    const asking = heldAt(this.id)?.asking;
    if (!asking || asks.some(({ id }) => id === asking.id)) return;
    const given = await working(this.id, [asking.token]).catch(() => null);
    if (!given) return; // Nobody could be asked: the next word from the table asks again.
    if (heldAt(this.id)?.asking?.id === asking.id) remember(this.id, { asking: null });
    if (given.length) {
      if (!this.seats.length) this.socket.renew();
      return;
    }
    release(this.id, asking.token);
    this.declined = stage === "playing";
  }

  private answered(step: number): void {
    const shown = this.current?.step ?? 0;
    this.accepted = shown >= step ? null : step;
    if (this.accepted === null) this.pending = null;
  }

  // Showing

  /** Something is being shown that takes its time, or is so no more. */
  hold(on: boolean): void {
    this.playback.hold(on);
    if (!on) void this.bell.ring();
  }

  /** The position without what led to it: whatever a board shows of that, it shows no more. */
  private still(): void {
    const shown = this.shown.get(this.focus);
    if (!shown?.standing.events.length) return;
    this.shown = new Map(this.shown).set(this.focus, { ...shown, standing: { ...shown.standing, events: [] } });
  }

  private show(standing: Standing): void {
    const before = this.shown.get(standing.seat);
    const newest = before?.log.at(-1)?.step ?? 0;
    const fresh = standing.events.filter((happened) => happened.step > newest);
    const seen: Seen = { standing, log: fresh.length ? [...(before?.log ?? []), ...fresh] : (before?.log ?? []) };
    this.shown = new Map(this.shown).set(standing.seat, seen);
    if (standing.seat === this.focus) this.look(standing, before?.standing);
    void this.skip.goOn();
    this.passOn();
  }

  /** Something new for the seat in view. */
  private look(standing: Standing, before: Standing | undefined): void {
    this.hands.clear();
    if (standing.step !== before?.step && this.canSendAgain) this.refusal = null;
    // After a refusal the same position is shown once more.
    if (standing.step !== before?.step) this.foresight.forget(offersTheSame(standing, before));
    if (this.accepted !== null) this.answered(this.accepted);
    this.skip.look(standing, before);
    this.missed.shown(standing, before, this.skip.on);
    if (before) this.bell.news(standing, before);
  }
}
