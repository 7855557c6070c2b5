import { quoted, say } from "./say.ts";

/** What is said of documents that are not of their form: codes E214 to E221. */
export const formMessages = {
  usersDiffer: (bound: string, places: readonly string[], found: unknown) =>
    say(
      "E215",
      `expected a "${bound}" that its ${places.length} users keep to (${places.slice(0, 3).join(", ")}${places.length > 3 ? ", …" : ""}), found ${quoted(found)}`,
    ),
  memberOfType: (types: readonly unknown[], found: unknown) =>
    say("E218", `expected values of type ${types.map(String).join(" or ")}, found ${quoted(found)}`),
  memberTwice: (found: unknown) => say("E220", `expected each value once, found ${quoted(found)} again`),
  pathTwice: (path: string, other: string) =>
    say("E221", `expected a path of its own, found ${quoted(path)}, which is that of call ${other}`),
  crossedBounds: (least: string, low: number, most: string, high: number) =>
    say("E216", `expected "${most}" to be no less than "${least}", which is ${low}, found ${high}`),
  brokenBound: (bound: string, found: unknown) =>
    say("E217", `expected "${bound}" of a whole number to be whole, found ${quoted(found)}`),
  copied: (key: string, expected: string, found: string, whose: string) =>
    say(
      "E214",
      `expected ${quoted(expected)} as it is named, found ${quoted(found)}, which is that of ${whose}: a copy needs ${key === "id" ? "an id" : `a ${key}`} of its own`,
    ),
  /** Of what passes every check, and yet cannot be served. */
  undrawn: (brand: string, language: string, why: string) =>
    say("E219", `brand ${brand}: expected its pages in ${language} to be drawn, found ${why}`),
} as const;
