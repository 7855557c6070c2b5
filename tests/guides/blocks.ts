/** A fenced block of a guide: what it is, where it goes, and what it says. */
export interface Block {
  readonly line: number;
  readonly language: string;
  /** What follows the language: a file, `merge` or `line` before it, `fails` of a console. */
  readonly words: readonly string[];
  readonly text: string;
}

/** Every fenced block of a page, in order. */
export const blocksOf = (page: string): readonly Block[] =>
  [...page.matchAll(/^```(\S*) ?(.*)\n([^]*?)^```$/gm)].map(
    ({ 1: language = "", 2: info = "", 3: text = "", index }) => ({
      line: page.slice(0, index).split("\n").length,
      language,
      words: info.split(" ").filter((word) => word !== ""),
      text,
    }),
  );

/** A command of a console and what it is said to print. */
export interface Told {
  readonly command: string;
  readonly prints: string;
}

/** The commands of a console, each after `$`, with the lines below it. */
export const toldBy = (text: string): readonly Told[] =>
  text
    .split(/^\$ /m)
    .slice(1)
    .map((part) => {
      const [command = "", ...lines] = part.split("\n");
      return { command, prints: lines.join("\n").trimEnd() };
    });

/** Whether a text is what is told: `…` stands for anything, a line of it for any lines. */
export function isTold(prints: string, told: string): boolean {
  const pattern = told
    .split("\n")
    .map((line) => (line === "…" ? "(?:.*\\n)*?" : `${line.split("…").map(escaped).join(".*")}\\n`))
    .join("");
  return new RegExp(`^${pattern}$`).test(`${prints.trimEnd()}\n`);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
