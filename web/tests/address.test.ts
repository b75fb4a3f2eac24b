import { expect, it } from "vitest";
import { isLoopback } from "../src/table/room/address";

it("addresses of this computer alone are known as such", () => {
  for (const host of ["localhost", "table.localhost", "127.0.0.1", "127.8.9.1", "[::1]"]) {
    expect(isLoopback(host), host).toBe(true);
  }
  for (const host of ["192.168.1.20", "127.example.org", "localhost.example.org", "mesa.local", "[fe80::1]"]) {
    expect(isLoopback(host), host).toBe(false);
  }
});
