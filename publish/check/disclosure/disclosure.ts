import { entries } from "../../documents/entries.ts";
import { canonical } from "../../documents/json.ts";
import { messages } from "../../faults/messages.ts";
import { quoted } from "../../faults/say.ts";
import type { Check, Checking } from "../given/checking.ts";
import type { Project } from "../given/project.ts";
import { followsFrom } from "./conjuncts.ts";
import { type Disclosed, disclosedIn, type Fact, lockedKeys } from "./disclosed.ts";
import type { DrawnNode } from "./drawn-nodes.ts";
import { checkBeside, placeOf } from "./beside.ts";
import { faultsOfRow, toldOnce } from "./faults-of-row.ts";
import { followsFromPaths, inside, meet } from "./follows-from.ts";
import { checkVersion } from "./last-version.ts";
import { placed } from "./placed.ts";
import { isWritten, type Row, rowsOf } from "./rows-of.ts";
import { writtenOn } from "./run-of.ts";
import { toldFigures } from "./told-figures.ts";
import { type WayOut, waysOut } from "./ways-out.ts";

/**
 * What a disclosure lists stands wherever its calls can be made: each fact is bound to the very field of the answer for
 * this very loan, named by its locked text, critical, above what makes the call, and under no condition that what makes
 * the call is not under as well. This holds for every brand: what a brand can hide is a condition. The texts are those
 * of the last version. Every call that pays out is in a disclosure.
 */
export const checkDisclosure: Check = (given) => {
  const { project, report } = given;
  const lists = [...project.ofKind("disclosure").values()].map((document) => disclosedIn(project, document));
  for (const call of project.ofKind("call").values()) {
    const { id, moves } = entries(call.data);
    const known = lists.some(({ calls, owesNothing }) =>
      [...calls.map((one) => one.id), ...owesNothing].includes(String(id)),
    );
    if (moves === "out" && !known) report(call, ["moves"], messages.undisclosed(String(id), false));
  }
  for (const list of lists) {
    checkVersion(given, list);
    const told = checkBeside(given, list);
    for (const [group, ids] of [
      ["calls", list.calls.map(({ id }) => id)],
      ["owesNothing", list.owesNothing],
    ] as const)
      for (const id of ids)
        if (entries(project.ofKind("call").get(id)?.data).moves !== "out")
          report(list.document, [group, id], messages.undisclosed(id, true), { at: "key" });
    checkTold(given, list);
    for (const call of list.calls) {
      const { ways, elsewhere } = waysOut(project, call.id);
      for (const { document, path } of elsewhere) report(document, path, messages.madeUnseen(call.id));
      for (const way of ways) {
        checkWay(given, list, call, way, told);
        checkWritten(given, call, way);
      }
    }
  }
};

/** What says a figure on the way to a call says it in words that are kept. */
function checkTold({ project, report }: Checking, list: Disclosed): void {
  const kept = lockedKeys(list);
  const said = new Set<string>();
  for (const { document, path, key, call, field } of toldFigures(project, list)) {
    const place = placeOf(document, path);
    if (kept.has(key) || said.has(place)) continue;
    said.add(place);
    report(document, path, messages.unkeptText(key, field, call));
  }
}

/** Nothing on the screen writes what the facts and the call follow from, once they can be read. */
function checkWritten({ project, report }: Checking, call: Disclosed["calls"][number], way: WayOut): void {
  const sources = [...followsFromPaths(project, call, way)];
  for (const { document, path, name } of writtenOn(project, way.screen))
    if (sources.some((source) => meet(source, name))) report(document, path, messages.writtenAfter(name, call.id));
}

function checkWay(
  given: Checking,
  list: Disclosed,
  call: Disclosed["calls"][number],
  way: WayOut,
  told: ReadonlySet<string>,
): void {
  const { project, report } = given;
  const { screen, nodes, at, body } = way;
  const { reads, derived } = entries(screen.data);
  const reading = Object.entries(entries(reads)).filter(([, read]) => entries(read).call === call.answer);
  for (const [name, read] of reading)
    for (const field of call.same) {
      const [asked, sent] = [entries(entries(read).with)[field], entries(body)[field]];
      if (canonical(asked) !== canonical(sent))
        report(screen, ["reads", name], messages.otherLoan(name, field, call.id, quoted(asked ?? null)));
    }
  const sure = followsFrom(nodes[at]?.conditions ?? [], entries(derived));
  const stated = list.facts.map((fact) => ({
    fact,
    rows: nodes.flatMap((node, index) => rowsOf(list, fact, node).map((row) => ({ ...row, node, index }))),
  }));
  const missing = stated.filter(({ rows }) => rows.length === 0).map(({ fact }) => fact);
  const [lost, ...more] = missing;
  // Of several that are missing at once one thing is gone: what holds them.
  if (lost && more.length > 0)
    report(screen, ["children"], messages.factsMissing(call.id, missing, partsWith(project, missing)), { at: "key" });
  else if (lost) report(screen, ["route"], messages.factMissing(call.id, lost.id, lost.label, list.shown.widget));
  const answers = reading.map(([name]) => name);
  for (const { fact, rows } of stated)
    for (const row of rows) {
      checkFigure(report, fact, row, { told, answers });
      checkRow(report, list, fact, row, { told, answers });
    }
  const judged = stated.flatMap(({ fact, rows }) => {
    const faults = rows.map((row) => faultsOfRow(list.shown, fact, { ...row, sure, at }));
    return faults.some((found) => found.length === 0) ? [] : (faults[0] ?? []);
  });
  for (const { document, path, key, said } of toldOnce(judged, call.id))
    if (!told.has(placeOf(document, path))) report(document, path, said, { at: key ? "key" : "value" });
}

/** The parts that tell facts. */
const partsWith = (project: Project, facts: readonly Fact[]): readonly string[] =>
  [...project.ofKind("part")].flatMap(([id, part]) => {
    const keys = new Set(project.places(part).texts.map(({ key }) => key));
    return facts.every(({ label }) => keys.has(label)) ? [id] : [];
  });

/** What a row says is the field of the answer itself: of two rows that name a fact one right one does not excuse the other. */
function checkFigure(
  report: Checking["report"],
  fact: Fact,
  { value, path, node }: Row & { readonly node: DrawnNode },
  { told, answers }: { readonly told: ReadonlySet<string>; readonly answers: readonly string[] },
): void {
  const wanted = answers.map((name) => `reads.${name}.value.${fact.field}`);
  const { $ } = entries(value);
  const written = placed($, node.given);
  if (told.has(placeOf(node.document, path)) || wanted.some((one) => isWritten(written, fact.as, one))) return;
  const expected = quoted({ [fact.as]: [{ var: wanted[0] ?? `reads.….value.${fact.field}` }] });
  report(node.document, path, messages.wrongFigure(fact.label, expected, quoted($ ?? value)));
}

/** Beside a fact stands what the list says, and nothing else: it is not struck, not said to be settled. */
function checkRow(
  report: Checking["report"],
  { shown }: Disclosed,
  fact: Fact,
  { whole, path: value, node }: Row & { readonly node: DrawnNode },
  { told, answers }: { readonly told: ReadonlySet<string>; readonly answers: readonly string[] },
): void {
  const path = value.slice(0, -1);
  const props = new Set([...Object.keys(whole), ...Object.keys(fact.row)]);
  for (const prop of props) {
    const [expected, found] = [fact.row[prop], whole[prop]];
    if (prop === shown.label || prop === shown.value) continue;
    if ([...told].some((place) => place.startsWith(placeOf(node.document, [...path, prop])))) continue;
    const settled = canonical(inside(found, node.given));
    if (answers.some((name) => canonical(inside(answered(expected, name), {})) === settled)) continue;
    const at = found === undefined ? value : [...path, prop];
    report(node.document, at, messages.otherRow(fact.id, prop, expected, found), {
      at: found === undefined ? "value" : "key",
    });
  }
}

/** What a list says of the answer, as a screen reads it. */
const answered = (value: unknown, read: string): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value).replaceAll('"answer.', `"reads.${read}.value.`));
