import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { nearest } from "../faults/nearest.ts";
import { type BrokenLine, brokenLines } from "./broken-lines.ts";
import type { Given } from "./given.ts";
import noFixture from "./no-fixture.json" with { type: "json" };
import rightLines from "./right-lines.json" with { type: "json" };
import type { Chapter, Sample, Section } from "./section.ts";

/** What the first figure of a code says. */
const groups = [
  "",
  "reading",
  "schema",
  "references",
  "expressions and paths",
  "decisions and rules",
  "brands",
  "texts",
];

/** Lines that say how to mend a fault where no spelling is wrong: what is right there is not what stands elsewhere. */
const byHand: Readonly<Record<string, string>> = rightLines;

/** What no broken document shows: pictures, what the clock ends, and what only drawing finds. */
const withoutFixture: readonly BrokenLine[] = noFixture;

/** Every code that the checker can say. */
function faultCodes(root: string): readonly string[] {
  const folder = join(root, "publish/faults");
  const text = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith("messages.ts"))
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");
  return [...new Set([...text.matchAll(/"(E\d{3})"/g)].map(([, found = ""]) => found))].sort();
}

/** Every code with a line that is refused, what is said of it, and a line that is right. */
export function faultsChapter({ root }: Given): Chapter {
  const lines = [...brokenLines(root), ...withoutFixture];
  const rightOf = (line: BrokenLine) => byHand[line.code] ?? respelt(line) ?? expected(line);
  const sections = faultCodes(root).map((found): Section => {
    const line = lines.find(({ code }) => code === found);
    const group = `Of ${groups[Number(found[1])] ?? "documents"}.`;
    if (!line) return { id: found, title: found, says: [group] };
    const right = rightOf(line);
    const samples: Sample[] = [
      { title: `Wrong, in ${line.file}`, code: cut(line.wrong), kind: "wrong" },
      ...(right === undefined ? [] : [{ title: "Right", code: cut(right), kind: "right" as const }]),
    ];
    return { id: found, title: found, says: [`${group} ${sentence(line.message)}`], samples };
  });
  return {
    id: "faults",
    title: "Codes of the checker",
    says: "What `npm run check` says, each with a line that is refused and one that is right.",
    sections,
  };
}

/** The wrong line with the spelling that was meant, where a word of it is near to that. */
function respelt({ message, wrong }: BrokenLine): string | undefined {
  const meant = /; did you mean "([^"]+)"\?$/.exec(message)?.[1];
  if (meant === undefined) return undefined;
  const words = wrong.match(/[^\s"'{}[\],:]+/g) ?? [];
  const near = [...words, ...words.flatMap((word) => word.split("."))].find(
    (word) => word !== meant && nearest(word, [meant]) !== undefined,
  );
  return near === undefined ? undefined : wrong.replace(near, meant);
}

/** What the message itself says is right. */
const expected = ({ message }: BrokenLine): string | undefined => /expected (.+?), found /.exec(message)?.[1];

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const cut = (text: string) => (text.length > 200 ? `${text.slice(0, 199)}…` : text);
