import { expect, it, vi } from "vitest";
import { fromHost } from "./from-host.ts";

/** What is made of the page at an address: where it goes, or that it is loaded once more. */
function made(address: string): unknown {
  const { pathname, search, hash } = new URL(address, "https://app.example");
  const [replace, reload] = [vi.fn(), vi.fn()];
  fromHost({ pathname, search, hash, replace, reload });
  return replace.mock.calls[0]?.[0] ?? `${reload.mock.calls.length} reload`;
}

it.each([
  ["/#/index", "/?again=start#/index"],
  ["/716/104/en_US/?b=716&c=104#/login?x=1", "/716/104/en_US/?b=716&c=104&again=start#/login?x=1"],
  ["/?b=716&again=start#/index", "1 reload"],
  ["/?again=%2Fassets%2Findex-11111111.js", "1 reload"],
])("R8 S29 a page at %s that came to nothing is made anew from the host, not from what is kept", (address, to) => {
  expect(made(address)).toBe(to);
});
