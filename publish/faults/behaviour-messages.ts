import { type Agreed, quoted, type Said, say, unspelt, warn } from "./say.ts";

const publish = 'or publish the next version by npm run behaviour -- --publish --why "…"';
const mend = `put it back, ${publish}`;

/** How what was published is had back. */
const backOf = (expected: string): string => (expected === "none" ? "take it out" : "put it back");

/** What was published of something, and what it is, in words. */
interface Apart {
  readonly expected: string;
  readonly found: string;
  /** Who says so; left out, it was published. */
  readonly as?: string;
  /** The right spelling, where it is one. */
  readonly meant?: string;
}

/** What is said of another place. */
interface Placed extends Said {
  readonly file: string;
  readonly line: number;
}

/** What is said of documents that do otherwise than published: codes E39x. */
export const behaviourMessages = {
  behavesOtherwise: (version: number, expected: string, found: string, back = backOf(expected)) =>
    say(
      "E390",
      `expected ${expected}, as version ${version} of the published behaviour says, found ${found}: ${back}, ${publish}`,
    ),
  followsFrom: (other: Apart, { code, file, line, message }: Placed) =>
    say(
      code,
      `expected ${other.expected}, ${other.as ?? "as was published"}, found ${other.found}, so that ${file}:${line} says: ${unspelt(message)}`,
      other.meant,
    ),
  breaks: (other: Apart, { code, file, line, message }: Placed) =>
    say(
      code,
      `expected ${other.expected}, as was published, found ${other.found}: ${backOf(other.expected)}, for ${file}:${line} says: ${unspelt(message)}`,
      other.meant,
    ),
  anotherWay: (version: number, { call, once }: { readonly call: string; readonly once: boolean }, found: string) =>
    say(
      "E393",
      `expected no way to call ${call}, which ${once ? "is made once" : "writes"}, but those of version ${version} of the published behaviour, found ${found}: take it out, ${publish}`,
    ),
  writtenAnew: (version: number, { name, reader }: { readonly name: string; readonly reader: string }, found: string) =>
    say(
      "E397",
      `expected nothing else to write ${quoted(name)}, which ${reader} sends or goes by in version ${version} of the published behaviour, found ${found}: take it out, ${publish}`,
    ),
  behaviourUnsealed: (version: number, name: string) =>
    say(
      "E394",
      `expected what version ${version} of the published behaviour says of ${name}, and the document after it, as it was published, found it changed by hand: ${mend}`,
    ),
  otherValue: (version: number, { expected, found }: Apart, means: string, agreed: Agreed): Said => ({
    ...warn(
      "E395",
      `expected ${expected}, as version ${version} of the published behaviour says, found ${found}, for ${agreed.brands}: ${means} If that is meant, publish it by npm run behaviour -- --publish --why "…"`,
    ),
    agreed,
  }),
  recordGone: (file: string) =>
    say(
      "E396",
      `expected the record of what was published, found no file ${quoted(file)}: put it back, or nothing is held to it`,
    ),
  behaviourGone: (version: number, kind: string, id: string) =>
    say("E391", `expected ${kind} "${id}", as version ${version} of the published behaviour says, found none: ${mend}`),
  behaviourUnreadable: () =>
    say(
      "E392",
      "expected what documents do, as npm run behaviour -- --publish writes it, found a record without a version",
    ),
} as const;
