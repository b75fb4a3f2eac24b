/** The line to a table. It mends itself, and what was not answered is said again under the same id. */

import type { Foresee, FromDevice, Gesture, Hello, Hurry, Play, React, ToDevice } from "../../wire/table";
import { whole } from "../places";
import { recalled, retain } from "../storage";

export type Line = "connecting" | "open" | "lost" | "closed";

export interface Wire {
  /** Tokens of the seats that this device holds, asked each time a connection is made. */
  tokens(): readonly string[];
  heard(message: ToDevice): void;
  changed(line: Line): void;
}

/** As much of a WebSocket as is needed. */
export interface Socket {
  readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(data: string): void;
  close(): void;
}

export const PATIENCE = {
  open: 15_000,
  first: 400,
  most: 10_000,
  ping: 20_000,
  pong: 8_000,
  doubt: 1_500,
  calm: 60_000,
};

export function lineTo(table: string): string {
  const address = whole(`ws/tables/${encodeURIComponent(table)}`);
  address.protocol = address.protocol.replace("http", "ws");
  return address.href;
}

/** Under this and its address, a window keeps what was sent and not answered. */
const UNANSWERED = "sobremesa.unanswered ";

export class TableSocket {
  private socket: Socket | null = null;
  /** A reload does not lose what was pressed just before. */
  private readonly unanswered: Map<string, Play>;
  private seen = 0;
  private failures = 0;
  private welcomed = false;
  private ended = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setTimeout> | undefined;
  private calm: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly address: string,
    private readonly wire: Wire,
    private readonly connect: (address: string) => Socket = (address) => new WebSocket(address),
  ) {
    const before = recalled(UNANSWERED + address, "sessionStorage") as Play[] | null;
    this.unanswered = new Map((before ?? []).map((play) => [play.id, play]));
  }

  /** The last move that nobody has answered. */
  get pending(): Play | null {
    return [...this.unanswered.values()].at(-1) ?? null;
  }

  start(): void {
    this.ended = false;
    this.wire.changed("connecting");
    this.join();
  }

  stop(): void {
    this.ended = true;
    clearTimeout(this.retry);
    clearTimeout(this.heartbeat);
    this.drop();
    this.wire.changed("closed");
  }

  /** Play a move. It stays unanswered until the server accepts or refuses its id. */
  play(play: Play): void {
    this.unanswered.set(play.id, play);
    this.keep();
    if (this.welcomed) this.say(play);
  }

  private answered(id: string): void {
    if (this.unanswered.delete(id)) this.keep();
  }

  private keep(): void {
    retain(UNANSWERED + this.address, JSON.stringify([...this.unanswered.values()]), "sessionStorage");
  }

  /** Say something that nobody need hear: what a hand is about to do, a face, or what one would like. */
  mention(message: Gesture | React | Foresee | Hurry): void {
    if (this.welcomed) this.say(message);
  }

  /** Say hello again with the tokens held now, after sitting down or leaving. */
  renew(): void {
    if (this.ended) return;
    this.drop();
    clearTimeout(this.retry);
    this.join();
  }

  /** Try at once instead of waiting for the next attempt; if there is a line, see whether it lives. */
  hurry(): void {
    if (this.ended) return;
    if (this.socket) return this.doubt();
    clearTimeout(this.retry);
    this.join();
  }

  /** Something suggests that the line is dead: ask at once, and do not wait long for the answer. */
  doubt(): void {
    if (!this.welcomed) return;
    clearTimeout(this.heartbeat);
    this.say({ type: "ping" });
    this.heartbeat = setTimeout(() => this.lost(), PATIENCE.doubt);
  }

  private join(): void {
    const socket = this.connect(this.address);
    this.socket = socket;
    this.welcomed = false;
    clearTimeout(this.heartbeat);
    this.heartbeat = setTimeout(() => this.lost(), PATIENCE.open);
    socket.onopen = () => {
      const hello: Hello = { type: "hello", tokens: this.wire.tokens(), after: this.seen };
      socket.send(JSON.stringify(hello));
      this.listen();
    };
    socket.onmessage = (event) => {
      // One frame may carry several messages, one a line.
      for (const line of String(event.data).split("\n")) {
        if (this.socket === socket) this.hear(JSON.parse(line) as ToDevice);
      }
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private hear(message: ToDevice): void {
    this.listen();
    switch (message.type) {
      case "welcome":
        this.welcomed = true;
        // A server that welcomes and then fails must not be stormed: only time or a move shows that it is well.
        clearTimeout(this.calm);
        this.calm = setTimeout(() => (this.failures = 0), PATIENCE.calm);
        this.wire.changed("open");
        this.wire.heard(message);
        for (const play of this.unanswered.values()) this.say(play);
        return;
      case "standing":
        this.seen = Math.max(this.seen, message.step);
        break;
      case "accepted":
        this.answered(message.id);
        this.failures = 0;
        break;
      case "refusal":
        if (message.id) this.answered(message.id);
        break;
      case "pong":
        return;
      case "table":
      case "foreseen":
      case "gestured":
      case "reacted":
        break;
    }
    this.wire.heard(message);
  }

  /** Ask now and then whether anybody is there; silence means the line is dead. */
  private listen(): void {
    clearTimeout(this.heartbeat);
    this.heartbeat = setTimeout(() => {
      this.say({ type: "ping" });
      this.heartbeat = setTimeout(() => this.lost(), PATIENCE.pong);
    }, PATIENCE.ping);
  }

  private lost(): void {
    clearTimeout(this.heartbeat);
    this.drop();
    if (this.ended) return;
    this.wire.changed("lost");
    const wait = Math.min(PATIENCE.first * 2 ** this.failures++, PATIENCE.most);
    this.retry = setTimeout(() => this.join(), wait * (0.75 + Math.random() / 2));
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.welcomed = false;
    clearTimeout(this.calm);
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private say(message: FromDevice): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }
}
