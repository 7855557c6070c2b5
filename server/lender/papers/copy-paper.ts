import { dateTimeText } from "../../../lending/format/lagos-date.ts";
import { maskPhone } from "../../../lending/format/mask-phone.ts";
import { naira } from "../../../lending/format/naira.ts";
import type { BorrowerRow } from "../../database/tables/borrower.ts";
import type { Kept, KeptSection } from "../privacy/kept.ts";
import type { Paper } from "./paper.ts";
import type { Words } from "./words.ts";

/** All that is kept of a borrower, to be read: a line for each thing that is known (F26); `now` in ms. */
export function copyPaper(
  { borrower, sections, now }: { borrower: BorrowerRow; sections: readonly KeptSection[]; now: number },
  words: Words,
): Paper {
  const rows = sections.flatMap(({ section, entries }) =>
    entries.flatMap((entry, index) =>
      Object.entries(entry)
        .filter(([, value]) => value !== null && value !== "")
        .map(([name, value], line) => [
          line > 0 ? "" : spoken(section) + (entries.length > 1 ? ` ${index + 1}` : ""),
          spoken(name),
          said(value, words),
        ]),
    ),
  );
  return {
    title: words("paper.copy"),
    number: maskPhone(borrower.mobile),
    facts: [
      [words("paper.borrower"), borrower.name],
      [words("paper.as-of"), dateTimeText(now)],
    ],
    table: {
      head: [words("paper.kind"), words("paper.known"), words("paper.content")],
      rows,
      total: ["", words("paper.entries"), String(sections.reduce((sum, { entries }) => sum + entries.length, 0))],
      widths: [0.24, 0.26, 0.5],
      figuresFrom: 3,
    },
    notes: [words("paper.note-copy"), words("paper.note-help")],
  };
}

/** A name of the file in words: `loanNumber` is "Loan number". */
function spoken(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function said(value: Kept, words: Words): string {
  if (value === null) return "";
  if (typeof value === "boolean") return words(value ? "paper.yes" : "paper.no");
  if (typeof value !== "object") return String(value);
  return "kobo" in value ? naira(value.kobo) : dateTimeText(value.ms);
}
