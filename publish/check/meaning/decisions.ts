import { findNodeAtLocation } from "jsonc-parser";
import { Compiler } from "../../../engine/compile.ts";
import { decide } from "../../../engine/evaluate.ts";
import { variablesOf } from "../../../engine/expression.ts";
import type { PublishedDecision } from "../../../engine/published.ts";
import type { Document } from "../../documents/document.ts";
import type { Path } from "../../documents/position.ts";
import { saidBy } from "../../documents/said-by.ts";
import { changedPlaces } from "../behaviour/changed-places.ts";
import { type Checking, ofEach } from "../given/checking.ts";
import type { GivenValues } from "./given-values.ts";
import { mayBe } from "./may-be.ts";
import { type MissedCase, reportMissed, type WantedOf } from "./missed-cases.ts";
import { oddInput } from "./odd-usual.ts";
import { messages } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import { type Entries, elements, entries } from "../../documents/entries.ts";

/** Every row has a case, every case hits its row, no row is shadowed, the last row takes what is left (F6). */
export const checkDecisions = ofEach((given, document) => {
  checkRows(given, document);
  checkCases(given, document);
}, "decision");

function rowsOf(document: Document): readonly Readonly<Record<string, unknown> & { id: string }>[] {
  return elements(entries(document.data).rows)
    .map(entries)
    .map((row) => ({ ...row, id: typeof row.id === "string" ? row.id : "without an id" }));
}

function checkRows({ report }: Checking, document: Document): void {
  const rows = rowsOf(document);
  const ids = new Set<unknown>();
  const conditions = new Map<string, string>();
  let taker: string | undefined;
  rows.forEach((row, index) => {
    const path = ["rows", index];
    if (ids.has(row.id)) report(document, [...path, "id"], messages.rowTwice(String(row.id)));
    ids.add(row.id);
    const condition = JSON.stringify(row.when ?? true);
    const shadow = taker ?? conditions.get(condition);
    if (shadow !== undefined) report(document, path, messages.rowShadowed(String(row.id), shadow));
    conditions.set(condition, row.id);
    if (condition === "true") taker ??= row.id;
  });
  if (rows.at(-1)?.when !== undefined)
    report(document, ["rows", rows.length - 1, "when"], messages.lastRowHasCondition(), { at: "key" });
}

function checkCases(given: Checking, document: Document): void {
  const { report, validators } = given;
  const sound = (validators.ofKind("decision")?.(document.data) ?? []).length === 0;
  const { cases, inputs, usual } = entries(document.data);
  const declared = Object.keys(entries(inputs));
  const checkNames = (said: unknown, path: Path) => {
    for (const name of Object.keys(entries(said)))
      if (!declared.includes(name))
        report(
          document,
          [...path, name],
          messages.caseInput(String(entries(document.data).id), name, nearest(name, declared)),
          { at: "key" },
        );
  };
  checkNames(usual, ["usual"]);
  const rows = rowsOf(document);
  const ids = rows.map(({ id }) => String(id));
  const hit = new Set<string>();
  const unknown = new Set<string>();
  const compiled = sound ? compile(document) : undefined;
  const missed: MissedCase[] = [];
  elements(cases).forEach((found, index) => {
    const path = ["cases", index];
    const { row: expected } = entries(found);
    if (typeof expected !== "string") return; // its schema says so
    const values = entries(entries(found).given);
    checkNames(without(values, entries(usual)), [...path, "given"]);
    if (expected !== "undecided" && !ids.includes(expected)) {
      unknown.add(expected);
      report(document, [...path, "row"], messages.caseRowUnknown(expected, nearest(expected, [...ids, "undecided"])));
      return;
    }
    hit.add(expected);
    const taken = compiled && taking(compiled, values);
    if (taken && taken.row !== expected) {
      const odd = oddIn(document, path, taken, values);
      missed.push({
        path: odd?.path ?? [...path, "row"],
        said: messages.caseMisses(expected, taken.row, taken.why, odd?.meant),
        by: missedBy(rows, expected, taken),
      });
    }
  });
  const changed = missed.length > 0 ? changedPlaces(given, document) : undefined;
  const odd = compiled && missed.length > 1 && changed?.length === 0 ? oddInput(document, compiled) : undefined;
  if (odd) report(document, odd.path, messages.usualMisses(odd.meant, odd.found, missed.length));
  const wantedOf: WantedOf = ([, index]) => ({
    condition: rows[Number(index)]?.when,
    wanted: elements(cases).flatMap((found) => {
      const taken = rows.findIndex(({ id }) => id === entries(found).row);
      if (taken < Number(index)) return [];
      const named = Object.entries(entries(entries(found).given)).map(([name, value]): readonly [string, unknown] => [
        `inputs.${name}`,
        value,
      ]);
      const values: GivenValues = Object.fromEntries(named);
      return [{ given: values, holds: taken === index }];
    }),
    paths: [...new Set(rows.flatMap(({ when }) => variablesOf(when).map(({ name }) => name)))],
  });
  if (!odd) reportMissed(report, document, { missed: oncePerUsual(missed), wantedOf, changed });
  rows.forEach(({ id }, index) => {
    if (hit.has(String(id))) return;
    // The row stands as it was published: somebody took its case out.
    const isAsPublished = changedPlaces(given, document)?.length === 0;
    const said = messages.rowWithoutCase(String(id), isAsPublished ? undefined : nearest(String(id), unknown));
    report(document, isAsPublished ? ["cases"] : ["rows", index, "id"], said, { at: isAsPublished ? "key" : "value" });
  });
}

/** What is usual and takes part in no decision is told once, however many cases miss by it. */
const oncePerUsual = (missed: readonly MissedCase[]): readonly MissedCase[] =>
  missed.filter(
    ({ path: [first, name] }, at) =>
      first !== "usual" || missed.findIndex(({ path }) => path[0] === first && path[1] === name) === at,
  );

const without = (given: Entries, usual: Entries): Entries =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !Object.hasOwn(usual, name)));

/** What the engine runs; nothing when it cannot, which other checks say. */
function compile(document: Document): PublishedDecision | undefined {
  try {
    return new Compiler().decision(saidBy("decision", document));
  } catch {
    return undefined;
  }
}

/** What the engine takes, why, and the last row that it asked. */
interface Taken {
  readonly row: string;
  readonly why: string;
  readonly asked: string | undefined;
}

/** Where a value stands that is none of its input's, and which of these it is spelt like. */
interface Odd {
  readonly path: Path;
  readonly meant: string | undefined;
}

function taking(decision: PublishedDecision, values: Entries): Taken {
  const { row, because, trace } = decide(decision, values);
  const last = trace.at(-1);
  return { row, why: row === "undecided" ? (last?.lost ?? because) : because, asked: last?.row };
}

/** What a case gives that its input does not take, or what is usual: of that nothing is decided; and what was meant. */
function oddIn(document: Document, path: Path, { row }: Taken, values: Entries): Odd | undefined {
  if (row !== "undecided") return undefined;
  const { inputs } = saidBy("decision", document);
  const odd = Object.keys(values).find((name) => !mayBe(inputs[name], values[name]));
  if (odd === undefined) return undefined;
  const own = [...path, "given", odd];
  const value = values[odd];
  const names = elements(entries(inputs[odd]).enum).filter((name) => typeof name === "string");
  return {
    path: findNodeAtLocation(document.tree, own) ? own : ["usual", odd],
    meant: typeof value === "string" ? nearest(value, names) : undefined,
  };
}

/** The condition by which another row is taken than a case expects: of the earlier of both rows. */
function missedBy(rows: ReturnType<typeof rowsOf>, expected: string, { row, why, asked }: Taken): MissedCase["by"] {
  const [wanted, last] = [expected, asked].map((id) => rows.findIndex((one) => one.id === id));
  if (wanted === undefined || last === undefined || wanted < 0 || last < 0) return undefined;
  const index = Math.min(wanted, last);
  if (rows[index]?.when === undefined) return undefined;
  const odd = row === "undecided" && last <= wanted ? why : undefined;
  return { path: ["rows", index, "when"], holds: index === wanted, odd };
}
