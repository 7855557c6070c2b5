/** A line of the checker. */
interface Line {
  readonly code: string;
  readonly message: string;
}

/** Whom an operator asks for what is decided with a reason, outside the studio. */
const KEEPER = "whoever keeps the agreed words of the app";

/** What a line says whose mend is a command, as somebody reads it who has none: what is wrong, and what he can do. */
const lines: Readonly<Record<string, readonly [line: RegExp, words: string]>> = {
  E729: [
    /^.* found (.+) written out;.*$/,
    `$1 is a figure that nothing keeps true. Fill in a value of the brand in its place, as ‹apply minutes›, or say it without the figure; if it must stand as it is, ask ${KEEPER} to agree on it with a reason.`,
  ],
  E376: [
    /^.* found (.+) in one that nothing locks:.*$/,
    `$1 promises that something costs nothing or less, or that everybody is given it, which only agreed words do. Say it otherwise, or ask ${KEEPER} to agree on it with a reason.`,
  ],
  E387: [
    /^expected (.+), as version \d+ says, found .*$/,
    `These words are agreed on: $1. Put them back, or ask ${KEEPER} to change them with a reason.`,
  ],
};

/** The end of a line that says by which command something is kept. */
const byCommand = /,? or, where it is meant, keep it by npm run .*$/;

/**
 * What the checker says of a text in words of the business, where its own name a command or a folder; undefined of what
 * is said to everybody alike.
 */
export function textRefusal({ code, message }: Line): string | undefined {
  const [line, words] = lines[code] ?? [];
  if (line && words !== undefined && line.test(message)) return message.replace(line, words);
  return byCommand.test(message) ? message.replace(byCommand, `; where it is meant, ask ${KEEPER}`) : undefined;
}
