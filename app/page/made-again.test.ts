import { expect, it, vi } from "vitest";
import { makeAgain } from "./made-again.ts";

it.each([
  ["/#/index", "start", "/?again=start#/index"],
  ["/716/104/en_US/?b=716&c=104#/login?x=1", "start", "/716/104/en_US/?b=716&c=104&again=start#/login?x=1"],
  ["/?b=716&again=start#/index", "start", "/?b=716&again=start&again=start#/index"],
  ["/?again=start", "r1", "/?again=start&again=r1"],
])(
  "R8 S29 a page at %s that came to nothing is made anew from the host, not from what is kept",
  (address, what, to) => {
    const { pathname, search, hash } = new URL(address, "https://app.example");
    const replace = vi.fn();
    makeAgain({ pathname, search, hash, replace }, what);
    expect(replace.mock.calls).toEqual([[to]]);
  },
);
