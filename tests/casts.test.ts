import { describe, expect, it } from "vitest";
import { files, isTest, textOf } from "./arrows/graph.ts";
import { castsIn } from "./casts/casts-in.ts";

/** A type is claimed only at a border, where something comes in that nobody here has declared. */
describe.each([
  ["engine", 25],
  ["server", 20],
  ["publish", 15],
  ["app", 10],
  ["tools", 5],
  ["lending", 5],
  ["widgets", 5],
] as const)("casts in %s", (room, most) => {
  const found = files
    .filter((file) => file.startsWith(`${room}/`) && !isTest(file))
    .flatMap((file) => castsIn(file, textOf(file)).map((cast) => ({ ...cast, at: `${file}:${cast.line}` })));

  it(`are ${most} at most`, () => {
    expect(found.length, found.map(({ at, code }) => `${at} ${code}`).join("\n")).toBeLessThanOrEqual(most);
  });

  it("say their reason beside them", () => {
    expect(found.filter(({ reason }) => !reason).map(({ at, code }) => `${at} ${code}`)).toEqual([]);
  });
});

describe("what counts as a cast", () => {
  it.each<[string, number, boolean]>([
    ["const a = b as C;", 1, false],
    ["// The library says so.\nconst a = b as C;", 1, true],
    ["/** The library says so. */\nconst a = b as C;", 1, true],
    ["// Of something else.\n\nconst a = b as C;", 1, false],
    ["// Of something else.\nconst c = 1;\nconst a = b as C;", 1, false],
    ["const c = 1; // Of something else.\nconst a = b as C;", 1, false],
    ['const a = "https://c.d" as C;', 1, false],
    ["const a = b!;", 1, false],
    ["const a = <C>b;", 1, false],
    ["const a = b as unknown as C; // The library says so.", 2, true],
  ])("%j", (text, casts, reason) => {
    const found = castsIn("a.ts", text);
    expect(found.map((cast) => cast.reason)).toEqual(Array.from({ length: casts }, () => reason));
  });

  it.each(["const a = [1] as const;", "const a = b satisfies C;", 'import { a as b } from "c";', "// b as C"])(
    "%j is none",
    (text) => expect(castsIn("a.ts", text)).toEqual([]),
  );
});
