import type { DecisionDocument } from "../../engine/document.ts";
import type { Decided } from "../../engine/evaluate.ts";
import { inWords } from "../../publish/words/in-words.ts";

const root = "inputs";

/** A case of a decision: who it is, and all that he gives, what is usual too. */
export const formatCase = ({ description = "", given }: DecisionDocument["cases"][number]): string =>
  `${description}: ${JSON.stringify(given)}`.replace(/^: /, "");

/** What a decision came to, for people: the row taken and why, then every row tried, what it asks, what it read. */
export function formatDecided(decision: DecisionDocument, { row, because, trace }: Decided): string {
  const width = Math.max(...trace.map((tried) => tried.row.length));
  const tried = trace.map(({ row: name, read, lost }) => {
    const when = decision.rows.find(({ id }) => id === name)?.when;
    const asks = when === undefined ? "" : `: ${inWords(when, { under: root })}`;
    const seen = Object.entries(read).map(
      ([path, value]) => `${inWords(path, { under: root })} = ${JSON.stringify(value)}`,
    );
    const outcome = lost === "" ? "taken" : lost;
    return `  ${name.padEnd(width)}  ${outcome}${asks}${seen.length > 0 ? `; read ${seen.join(", ")}` : ""}`;
  });
  return [`${decision.id} → ${row}: ${because}`, ...tried].join("\n");
}
