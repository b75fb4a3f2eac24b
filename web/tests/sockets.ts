/** A line to a table without a server, and what is heard on it. */

import type { Socket } from "../src/table/room/socket";
import type { FromDevice, Standing, TableInfo, ToDevice, Welcome } from "../src/wire/table";
import { table } from "./tables";

export class FakeSocket implements Socket {
  readyState = 1;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  readonly said: FromDevice[] = [];

  send(data: string): void {
    this.said.push(JSON.parse(data) as FromDevice);
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.onopen?.(new Event("open"));
  }
  /** All in one frame, one a line. */
  hears(...messages: ToDevice[]): void {
    const data = messages.map((message) => JSON.stringify(message)).join("\n");
    this.onmessage?.(new MessageEvent("message", { data }));
  }
  breaks(): void {
    this.readyState = 3;
    this.onclose?.(new CloseEvent("close"));
  }
}

export const welcome = (more: Partial<TableInfo> = {}): Welcome => ({
  type: "welcome",
  seats: [0],
  table: table(more),
});

export const standing = (step: number, more: Partial<Standing> = {}): Standing => ({
  type: "standing",
  seat: 0,
  step,
  to_move: [0],
  left: [],
  view: {},
  choices: [],
  events: [],
  outcome: null,
  ...more,
});
