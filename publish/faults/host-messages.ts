import { say } from "./say.ts";

/** What is said of documents that pass every check, and yet cannot be served: codes E214 to E219. */
export const hostMessages = {
  undrawn: (brand: string, language: string, why: string) =>
    say("E219", `brand ${brand}: expected its pages in ${language} to be drawn, found ${why}`),
} as const;
