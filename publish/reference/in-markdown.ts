import { type Chapter, code, type Section, type Table } from "./section.ts";

const cell = (text: string) => text.replaceAll("|", "\\|");
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;

const tableLines = ({ title, head, rows }: Table): string[] =>
  rows.length === 0
    ? []
    : [...(title ? [`**${title}**`, ""] : []), row(head), row(head.map(() => "---")), ...rows.map(row), ""];

/** A section as Markdown. */
export const sectionLines = ({ title, says, tables = [], samples = [], names }: Section): string[] => [
  `## ${title}`,
  "",
  ...says.flatMap((said) => [said, ""]),
  ...(names ? [names.values.map(code).join(", "), ""] : []),
  ...tables.flatMap(tableLines),
  ...samples.flatMap((sample) => [`${sample.title}:`, "", "```json", sample.code, "```", ""]),
];

/** A chapter as a page of Markdown. */
export const chapterPage = ({ title, says, sections }: Chapter): string =>
  [`# ${title}`, "", says, "", ...sections.flatMap(sectionLines)].join("\n");
