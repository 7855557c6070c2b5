import { expect, it } from "vitest";
import { checkDocuments } from "../../publish/check/check-documents.ts";
import { type Checked, Checker } from "../../publish/check/checker.ts";
import { formatFault } from "../../publish/check/given/report.ts";
import { keptChecker } from "../../publish/check/schema/kept-code.ts";
import { type Chance, chanceOf } from "./chance.ts";
import { drawEdit } from "./draw-edit.ts";

/** So many edits; `CHECKED_EDITS=200 CHECKED_SEED=7` tries others, and more of them. */
const count = Number(process.env.CHECKED_EDITS ?? 4);
const seed = Number(process.env.CHECKED_SEED ?? 20);

const root = process.cwd();
const told = ({ errors, warnings }: Checked) => [...errors, ...warnings].map(formatFault);

it("says of this project's documents after each careless edit, and after one that is taken back, what checking everything says", () => {
  const chance = chanceOf(seed);
  const checker = new Checker(root, undefined, keptChecker);
  const { documents } = checker.check();
  const overlay = new Map<string, string | null>();
  let wrong = 0;
  for (let edit = 0; edit < count; edit++) {
    const what = change(overlay, documents, chance);
    const now = told(checker.check({ overlay }));
    expect(now, what).toEqual(told(checkDocuments(root, { overlay, keep: keptChecker })));
    wrong += now.length;
  }
  // They were not all without a fault.
  expect(wrong).toBeGreaterThan(0);
  expect(told(checker.check())).toEqual([]);
}, 3_600_000);

/** Edits one document, or takes one away, adds one, puts one back as it is; gives what was done. */
function change(overlay: Map<string, string | null>, documents: Checked["documents"], chance: Chance): string {
  const [some] = overlay.keys();
  const document = chance.one(documents);
  const kind = chance.below(8);
  if (kind === 0 && some !== undefined) {
    overlay.delete(some);
    return `${some} as it was`;
  }
  if (kind === 1 && document) {
    overlay.set(document.file, null);
    return `${document.file} is gone`;
  }
  if (kind === 2 && document) {
    const file = document.file.replace(/([^/]+?)(\.[^/]+)$/, "$1-again$2");
    overlay.set(file, document.text);
    return `${file} beside ${document.file}`;
  }
  const edit = drawEdit(documents, chance);
  overlay.set(edit.file, edit.text);
  return `${edit.file}:${edit.line} ${edit.kind}: ${edit.what}`;
}
