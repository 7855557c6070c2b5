import { quoted, say } from "./say.ts";

/** What is said of rules and decisions whose cases say too little, and of what has no effect: codes E342–E359 and E510–E539. */
export const meaningMessages = {
  ruleCaseMisses: (value: unknown, expected: string, found: string) =>
    say("E510", `expected ${quoted(value)} to be ${expected}, found it ${found}`),
  unnoticed: (change: string, wanted: string) =>
    say("E511", `expected a case that notices if this ${change}, found none; ${wanted}`),
  ruleCaseSays: (key: string, nearest?: string) =>
    say("E512", `expected what a check of this rule says, found ${quoted(key)}`, nearest),
  ruleCaseGives: (path: string, nearest?: string) =>
    say("E513", `expected a path that this rule reads, found ${quoted(path)}`, nearest),
} as const;
