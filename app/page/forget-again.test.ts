import { expect, it, vi } from "vitest";
import { forgetAgain } from "./forget-again.ts";

it.each([
  ["/?again=start#/index", "/#/index"],
  ["/?b=716&c=104&again=start&again=start&again=d6b65725649f#/login?x=1", "/?b=716&c=104#/login?x=1"],
  ["/?again=start&again=%2Fassets%2Findex-1.js&b=716", "/?b=716&again=%2Fassets%2Findex-1.js"],
  ["/?again=%2Fassets%2Findex-1.js#/index", undefined],
  ["/716/104/en_US/#/index", undefined],
])("R8 R30 the address %s of a page that has started becomes %s", (address, becomes) => {
  const { pathname, search, hash } = new URL(address, "https://app.example");
  const replaceState = vi.fn();
  forgetAgain({ location: { pathname, search, hash }, history: { state: { held: true }, replaceState } });
  expect(replaceState.mock.calls).toEqual(becomes === undefined ? [] : [[{ held: true }, "", becomes]]);
});
