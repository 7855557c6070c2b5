import { quoted, type Said, say } from "./say.ts";

/**
 * What is said of calls, of what screens read by them and of how that is shown: codes E324 to E339, E349 to E351 and E353.
 */
export const callMessages = {
  movesUnsaid: (call: string) =>
    say("E324", `expected "moves" with what call ${call}, which writes, does to the money that it is told, found none`),
  notOnce: (call: string) =>
    say("E325", `expected "once" with the call that tells what became of call ${call}, which moves money, found none`),
  notDecided: (call: string, moves: string) =>
    say("E326", `expected "after" with the decision that allows call ${call}, which moves ${moves}, found none`),
  movesNothing: (call: string) => say("E327", `expected no "moves" of call ${call}, which is a read, found it`),
  ofOtherKind: (call: string, key: string, write: boolean) =>
    say(
      "E349",
      `expected "${key}" of ${write ? "reads" : "writes"} alone, found it in call ${call}, which ${write ? "writes" : "reads"}`,
    ),
  notAsked: (call: string) =>
    say("E328", `expected the id of a call that takes a "key" and is made as often as asked, found ${quoted(call)}`),
  neverFilled: (field: string, why: string) =>
    say(
      "E350",
      `expected a widget with "bind": "form.${field}", a step that writes it or "start", since ${why}, found no way to fill it in`,
    ),
  readWrites: (call: string) =>
    say(
      "E351",
      `expected a call that reads, found ${quoted(call)}, which writes: it would be made whenever the screen opens`,
    ),
  knownUnread: (call: string) =>
    say("E353", `expected a screen that reads call ${call}, found none: its last answer would show nowhere`),
  gapTwice: (read: string) =>
    say(
      "E331",
      `expected "optional": "quiet" of "${read}", found another, although the screen says itself that it failed, and tries again`,
    ),
  gapUnsaid: (read: string) =>
    say(
      "E332",
      `expected a node that reads the status of "${read}", or "optional": true, found nothing that says that it failed`,
    ),
  addressClaims: () =>
    say(
      "E333",
      "expected the answer of a read in the same condition, found the address alone, which chooses what is said here",
    ),
  unbounded: (what: string, keys: string) => say("E329", `expected ${keys} of this ${what}, found none`),
  notPaged: (read: string, screen: string) =>
    say("E334", `expected a read of ${screen} whose call has "pages", found ${quoted(read)}`),
  unreachableRest: (read: string) =>
    say(
      "E335",
      `expected an "each" with "more": ${quoted(read)}, or "first": true where the first page is enough, found nothing here that shows the rest of what comes in pages`,
    ),
  needlessFirst: (read: string) =>
    say(
      "E336",
      `expected "first" of a list in pages of which nothing here shows the rest, found it at ${quoted(read)}`,
    ),
  askedTwice: (screen: string, call: string, read: string) =>
    say(
      "E337",
      `expected "do": "read" with { "read": "${read}" }, which asks ${call} for the guard of ${screen} too, found "call"`,
    ),
  hiddenRow: () =>
    say(
      "E338",
      'expected each element of the list to show, found "when" beside "each": filter the list in "each", so that its window is filled',
    ),
  hiddenRowBy: (part: string) =>
    say(
      "E339",
      `expected each element of the list to show, found all of part "${part}" under "when": filter the list in "each", so that its window is filled`,
    ),
  /** @param said what is said of a document that is not of its form. */
  mockBreaks: (call: string, said: Said): Said => ({
    ...said,
    code: "E330",
    message: said.message.replace(", found ", ` in the answer of ${call}, found `),
  }),
} as const;
