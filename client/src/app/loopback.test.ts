import { expect, test } from "vitest";
import { isLoopback } from "./loopback";

test("addresses of this computer that others cannot use", () => {
  for (const host of ["localhost", "127.0.0.1", "127.1.2.3", "[::1]", "game.localhost"]) expect(isLoopback(host)).toBe(true);
  for (const host of ["192.168.1.20", "play.example", "10.127.0.1", "localhost.example", "127.example", "[2001:db8::1]"]) expect(isLoopback(host)).toBe(false);
});
