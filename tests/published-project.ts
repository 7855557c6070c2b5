import { readFileSync } from "node:fs";
import { type Checked, Checker } from "../publish/check/checker.ts";
import { behaviourNow } from "../publish/check/behaviour/behaviour-now.ts";
import { formatFault } from "../publish/check/given/report.ts";
import { readDocuments } from "../publish/documents/read-documents.ts";
import { publishedBehaviour } from "../publish/documents/records.ts";

/** A small project, of which everything was published as version 1. */
export const root = "tests/fixtures/project";
export const loan = "screens/loan/loan.screen.json";
export const sure = "screens/loan/dialogs/sure.dialog.json";
export const entry = "rules/decisions/entry.decision.json";
export const apply = "api/lender/apply.call.json";
export const menu = "screens/home/menus/my.menu.json";
/** A field of the loan's screen, as it is written there. */
export const amountField =
  '{ "widget": "amount-field", "bind": "form.amount", "props": { "label": { "$t": "app.amount" } } },';

/** The schema of a widget that it has not: one that sends an event when a time is over, and one when it is pressed. */
export const timer = `{
  "$schema": "../../../../../schemas/widget.schema.json",
  "type": "timer",
  "title": "Timer",
  "description": "Counts down.",
  "props": { "type": "object", "additionalProperties": false, "properties": {} },
  "events": {
    "done": { "description": "The time is over.", "byItself": true },
    "press": { "description": "It was pressed." }
  },
  "accessibility": { "role": "timer", "name": "None.", "keyboard": "None." }
}`;

const checker = new Checker(root);

/** What was published of it. */
export const record = behaviourNow(readDocuments(root), undefined).next("The first day.").text;

export const shipped = (file: string) => readFileSync(`${root}/${file}`, "utf8");

/** A file with one text of it in place of another; an error where it is not in it. */
export function edited(file: string, was: string, is: string, text = shipped(file)): string {
  if (!text.includes(was)) throw new Error(`expected ${was} in ${file}, found none`);
  return text.replace(was, () => is);
}

/** What is said of it where files say something else; null takes one away. */
export const checked = (texts: ReadonlyMap<string, string | null>, drafting = false): Checked =>
  checker.check({ overlay: new Map<string, string | null>([[publishedBehaviour, record], ...texts]), drafting });

/** The lines of its errors where a file says something else. */
export const linesOf = (file: string, text: string | null): readonly string[] =>
  checked(new Map([[file, text]])).errors.map(formatFault);

const publish = 'or publish the next version by npm run behaviour -- --publish --why "…" [E390]';

/** What is said of what came besides. */
export const besides = (found: string) =>
  `expected none, as version 1 of the published behaviour says, found ${found}: take it out, ${publish}`;

/** What is said of what is otherwise. */
export const otherwise = (expected: string, found: string) =>
  `expected ${expected}, as version 1 of the published behaviour says, found ${found}: put it back, ${publish}`;
