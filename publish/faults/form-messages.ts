import { quoted, say } from "./say.ts";

/** What is said of documents that are not of their form: codes E214 to E219. */
export const formMessages = {
  copied: (key: string, expected: string, found: string, whose: string) =>
    say(
      "E214",
      `expected ${quoted(expected)} as it is named, found ${quoted(found)}, which is that of ${whose}: a copy needs ${key === "id" ? "an id" : `a ${key}`} of its own`,
    ),
  /** Of what passes every check, and yet cannot be served. */
  undrawn: (brand: string, language: string, why: string) =>
    say("E219", `brand ${brand}: expected its pages in ${language} to be drawn, found ${why}`),
} as const;
