import { describe, expect, it, vi } from "vitest";
import { newPage } from "./new-page.ts";

function page(build: string, search: string, reachable = true) {
  const order: string[] = [];
  const replace = vi.fn((_to: string) => void order.push("replace"));
  const options = {
    build,
    location: { pathname: "/", search, hash: "#/lendConfirm?x=1", replace: replace as never },
    reachable: async () => reachable,
    settled: async () => void order.push("settled"),
  };
  const ended = newPage(options).then(() => "stays");
  const soon = new Promise((settle) => setTimeout(() => settle("goes"), 0));
  return { order, replace, outcome: Promise.race([ended, soon]) };
}

describe("newPage", () => {
  it.each([
    ["A", "", "/?again=A#/lendConfirm?x=1"],
    ["A", "?b=718&c=302", "/?b=718&c=302&again=A#/lendConfirm?x=1"],
    ["B", "?again=A", "/?again=A&again=B#/lendConfirm?x=1"],
  ])("R29 R33 build %s at %j: waits for calls, then goes to the same route", async (build, search, to) => {
    const { outcome, order, replace } = page(build, search);
    expect(await outcome).toBe("goes");
    expect([order, replace.mock.calls]).toEqual([["settled", "replace"], [[to]]]);
  });

  it.each([
    ["A", "?again=A", true],
    ["A", "?again=A&again=B", true],
    ["B", "?again=A&again=B&b=718", true],
    ["A", "", false],
  ])("R30 build %s at %j, server reachable %s: this page stays", async (build, search, reachable) => {
    const { outcome, replace } = page(build, search, reachable);
    expect([await outcome, replace.mock.calls]).toEqual(["stays", []]);
  });

  it("R30 two builds that take turns end after one new page each", async () => {
    let search = "";
    let pages = 0;
    for (const build of ["A", "B", "A", "B", "A"]) {
      const { outcome, replace } = page(build, search);
      if ((await outcome) === "stays") break;
      pages++;
      search = new URL(String(replace.mock.calls[0]?.[0]), "https://x").search;
    }
    expect(pages).toBe(2);
  });
});
