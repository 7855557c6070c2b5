import { listed, quoted, say } from "./say.ts";

const again = 'a change is a new version with a reason: npm run disclose -- --why "…"';

const theFacts = (facts: readonly string[]): string => `the fact${facts.length === 1 ? "" : "s"} ${listed(facts)}`;

/** A list was changed by hand. */
const notSealed = (expected: string, found: string) => say("E388", `expected ${expected}, found ${found}; ${again}`);

/** What is said of the facts that a borrower is told before money is paid out: codes E373 to E378 and E380 to E389. */
export const disclosureMessages = {
  writtenAfter: (name: string, call: string) =>
    say(
      "E373",
      `expected nothing that is written at ${quoted(name)} on a screen that makes call ${call}, for what was told and what the call is given follow from it, found this: another loan could be applied for than was told`,
    ),
  unkeptText: (key: string, field: string, call: string) =>
    say(
      "E374",
      `expected one of the texts whose words are kept, for it says "${field}" on the way to call ${call}, found text ${quoted(key)}; ${again}`,
    ),
  otherRow: (fact: string, prop: string, expected: unknown, found: unknown) =>
    say(
      "E375",
      `expected ${expected === undefined ? `no "${prop}"` : `"${prop}": ${quoted(expected)}`} beside the fact "${fact}", as the disclosure says, found ${found === undefined ? "none" : quoted(found)}`,
    ),
  promiseUnlocked: (words: string) =>
    say(
      "E376",
      `expected a text that a disclosure locks to say that something costs nothing or less, or that everybody is given it, found ${quoted(words)} in one that nothing locks: say it otherwise, or keep it; ${again}`,
    ),
  promiseNamed: (words: string) =>
    say(
      "E378",
      `expected a name that promises nothing, for it stands beside what a loan costs on every screen, found ${quoted(words)} in it`,
    ),
  factMissing: (call: string, fact: string, label: string, widget: string) =>
    say(
      "E380",
      `expected a row of ${widget} with text ${quoted(label)} for the fact "${fact}", since call ${call} can be made here, found none`,
    ),
  factsMissing: (call: string, facts: readonly { readonly id: string }[], parts: readonly string[]) =>
    say(
      "E377",
      `expected the facts ${listed(facts.map(({ id }) => id))} told here, since call ${call} can be made, found none of them${parts.length === 0 ? "" : `: part ${listed(parts)} tells them`}`,
    ),
  wrongFigure: (label: string, expected: string, found: string) =>
    say("E381", `expected ${expected} beside text ${quoted(label)}, found ${found}`),
  notCritical: (facts: readonly string[], found: unknown) =>
    say(
      "E382",
      `expected "critical": true of what says ${theFacts(facts)}, found ${found === undefined ? "none" : quoted(found)}: without it the screen goes on when it fails`,
    ),
  mayHide: (facts: readonly string[], call: string, expected: string, found: string) =>
    say(
      "E383",
      `expected ${expected}, found ${found}: ${theFacts(facts)} may be hidden while call ${call} can be made`,
    ),
  factLater: (facts: readonly string[], call: string) =>
    say(
      "E384",
      `expected ${theFacts(facts)} above what makes call ${call}, found ${facts.length === 1 ? "it" : "them"} below`,
    ),
  madeUnseen: (call: string) =>
    say("E385", `expected call ${call} in a widget of a screen, where the facts stand above it, found it elsewhere`),
  otherLoan: (read: string, field: string, call: string, found: string) =>
    say(
      "E386",
      `expected read "${read}" and call ${call} to be given the same "${field}", found ${found}: the facts would be another loan's`,
    ),
  otherWords: (words: unknown, found: unknown, version: unknown) =>
    say(
      "E387",
      `expected ${words === null ? "none" : quoted(words)}, as version ${String(version)} says, found ${found === null ? "none" : quoted(found)}; ${again}`,
    ),
  /** @param part whether it stands at the part that is another; where that is not known, it may be a reason too. */
  unsealed: (version: unknown, part = false) =>
    notSealed(
      `what version ${String(version)} was made of${part ? "" : ", and the reasons as they were given"}`,
      "something else",
    ),
  otherSealed: (version: unknown, right: string, found: string) => ({
    ...notSealed(`${quoted(right)}, as version ${String(version)} was made of`, quoted(found)),
    right: [right],
  }),
  undisclosed: (call: string, listed: boolean) =>
    say(
      "E389",
      listed
        ? `expected a call that "moves" money "out", found ${quoted(call)}`
        : `expected call ${call}, which pays out, in a disclosure, under "calls" with what is told before it, or under "owesNothing" with the reason, found it in neither`,
    ),
} as const;
