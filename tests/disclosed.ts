import { readFileSync } from "node:fs";
import { applyEdits, modify } from "jsonc-parser";
import { registerOperators } from "../engine/expression.ts";
import { appOperators } from "../lending/operators/index.ts";
import { checkDisclosure } from "../publish/check/disclosure/disclosure.ts";
import { nextVersion } from "../publish/check/disclosure/next-version.ts";
import { Project } from "../publish/check/given/project.ts";
import { formatFault, reportInto } from "../publish/check/given/report.ts";
import { KeptWords } from "../publish/check/records/kept-words.ts";
import type { Fault } from "../publish/documents/document.ts";
import { valueAt } from "../publish/documents/entries.ts";
import { readDocuments } from "../publish/documents/read-documents.ts";
import { keptWords } from "../publish/documents/records.ts";

registerOperators(appOperators);

export const facts = "screens/loan/parts/contract-facts.part.json";
export const confirm = "screens/loan/lend-confirm.screen.json";
export const list = "rules/disclosures/cost.disclosure.json";
/** Where the facts stand in their part. */
export const rows = ["children", 0, "props", "rows"];

/** A shipped document with something else at a place; undefined takes it away. */
export function put(file: string, path: readonly (string | number)[], value: unknown): [string, string] {
  const text = readFileSync(file, "utf8");
  return [file, applyEdits(text, modify(text, [...path], value, {}))];
}

/** What stands at a place of a shipped document. */
export const shipped = (file: string, path: readonly string[]): unknown =>
  valueAt(JSON.parse(readFileSync(file, "utf8")), path);

/** What the disclosure says of the shipped documents with some of them changed; a line number is that of one line. */
export function faultsOf(...changed: readonly (readonly [string, string | null])[]): readonly string[] {
  const faults: Fault[] = [];
  const project = new Project(readDocuments(process.cwd(), new Map(changed)));
  const none = { keys: new Set<string>(), paths: new Set<string>(), brand: [], completed: [], spoken: [] };
  checkDisclosure({
    project,
    validators: { ofKind: () => undefined, ofValue: () => undefined, broken: () => undefined, isUnusable: () => false },
    source: none,
    words: new KeptWords(JSON.parse(readFileSync(keptWords, "utf8"))),
    report: reportInto(faults),
    fault: (fault) => void faults.push(fault),
    each: () => undefined,
  });
  return faults.map((fault) => formatFault(fault).replace(/:\d+:\d+ /, " "));
}

/** The list as `npm run disclose` writes it of the shipped documents with some of them changed. */
export function nextOf(changed: readonly (readonly [string, string])[], why: string): string | undefined {
  const project = new Project(readDocuments(process.cwd(), new Map(changed)));
  const document = project.ofFile(list);
  return document && nextVersion(project, document, why);
}
