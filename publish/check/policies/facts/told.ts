import type { EffectiveBrand } from "../../../documents/compose-brand.ts";
import type { Document } from "../../../documents/document.ts";
import { entries } from "../../../documents/entries.ts";
import { type Disclosed, disclosedIn, type Fact as DisclosedFact } from "../../disclosure/disclosed.ts";
import type { Condition } from "../../disclosure/drawn-nodes.ts";
import { placed } from "../../disclosure/placed.ts";
import { isWritten, rowsOf } from "../../disclosure/rows-of.ts";
import { type WayOut, waysOut } from "../../disclosure/ways-out.ts";
import { idOf } from "../../given/document-index.ts";
import type { Project } from "../../given/project.ts";
import { brandIn } from "../../graph/deeds.ts";
import { valuesOf } from "../../graph/screen-graph.ts";
import { follow } from "../../types/follow.ts";
import { type Given, known, never } from "../../meaning/known.ts";
import type { Fact, FactPlace, Found } from "./fact.ts";

/**
 * Figures of a loan that are told wherever it can be taken: every way to a call that pays out, but one for which
 * nothing is owed, has a row that names the figure by its locked text, says it by its operator, is critical, and is
 * hidden by nothing that this brand has; a moment with its time (B14, docs/decisions/0014-disclosure.md).
 */
export const told: Fact = {
  name: "told",
  say: (names, value) => `${value === true ? "told" : "not told"} on every way to a loan: ${names}`,
  find(project, brand, [field = ""]) {
    for (const list of paidOut(project)) {
      const found = list === undefined ? { value: false } : untold(project, brand, list, field);
      if (found) return found;
    }
    return { value: true };
  },
  places: (project, brand, [field = ""]) =>
    paidOut(project).flatMap((paying) =>
      (paying ? tellings(project, brand, paying, field) : []).flatMap(({ screen, rows }) => {
        const open = rows.find(({ hidden }) => hidden.length === 0);
        return open ? [{ ...open, screen }] : [];
      }),
    ),
};

/** A call that pays out with the list of what is told before it; undefined where nobody says what is. */
interface Paying {
  readonly list: Disclosed;
  readonly call: Disclosed["calls"][number];
}

function paidOut(project: Project): readonly (Paying | undefined)[] {
  const lists = [...project.ofKind("disclosure").values()].map((document) => disclosedIn(project, document));
  return [...project.ofKind("call").values()].flatMap((document) => {
    if (entries(document.data).moves !== "out") return [];
    const id = idOf(document);
    if (lists.some(({ owesNothing }) => owesNothing.includes(id))) return [];
    const told = lists.flatMap((list) => list.calls.flatMap((call) => (call.id === id ? [{ list, call }] : [])));
    return told.length === 0 ? [undefined] : told;
  });
}

/** The first way to a call on which a figure is not told. */
function untold(project: Project, brand: EffectiveBrand, paying: Paying, field: string): Found | undefined {
  const way = tellings(project, brand, paying, field).find(({ rows }) => rows.every(({ hidden }) => hidden.length > 0));
  if (!way) return undefined;
  const [condition] = way.rows.flatMap(({ hidden }) => hidden);
  if (!condition) return { value: false, at: { document: way.screen, path: ["route"] } };
  return { value: false, by: brandIn(condition.expression), at: condition };
}

/** The rows that say a figure on each way to a call, with the conditions by which this brand hides them. */
function tellings(project: Project, brand: EffectiveBrand, paying: Paying, field: string) {
  const { read: given } = project.about(brand, valuesOf);
  const facts = factsOf(project, paying, field);
  return waysOut(project, paying.call.id).ways.map((way) => ({
    screen: way.screen,
    rows: facts
      .flatMap((fact) => rowsOn(way, paying, fact))
      .map((row) => ({ ...row, hidden: row.conditions.filter((condition) => isHidden(condition, given)) })),
  }));
}

/** What is to be told of a field, a moment with its time. */
function factsOf(project: Project, { list, call }: Paying, field: string): readonly DisclosedFact[] {
  const { type } = follow(project.types.declared.answer(call.answer), [field]);
  const isMoment = type.is === "number" && type.unit === "moment";
  return list.facts.filter((fact) => fact.field === field && (!isMoment || saysTime(fact)));
}

/** A row that says a fact as it must be said, and the conditions around it. */
interface FactRow extends Omit<FactPlace, "screen"> {
  readonly conditions: readonly Condition[];
}

function rowsOn(way: WayOut, { list, call }: Paying, fact: DisclosedFact): readonly FactRow[] {
  const reads = readsOf(way.screen, call.answer).map((name) => `reads.${name}.value.${fact.field}`);
  return way.nodes.flatMap((node) =>
    rowsOf(list, fact, node).flatMap(({ value, path }) => {
      const figure = placed(entries(value).$, node.given);
      const { document, conditions } = node;
      return node.critical && reads.some((read) => isWritten(figure, fact.as, read))
        ? [{ document, path, label: fact.label, conditions }]
        : [];
    }),
  );
}

/** Whether a moment is told with its time, in the row or beside what stands there. */
const saysTime = ({ as, field, row }: DisclosedFact): boolean =>
  as === withTime || JSON.stringify(row).includes(JSON.stringify({ [withTime]: [{ var: `answer.${field}` }] }));

/** The operator that writes a day with its time. */
const withTime = "date-time";

const readsOf = (screen: Document, call: string): readonly string[] =>
  Object.entries(entries(entries(screen.data).reads)).flatMap(([name, read]) =>
    entries(read).call === call ? [name] : [],
  );

/** Whether a brand's own data decides that a condition does not hold, or that a list is empty. */
function isHidden({ expression, each }: Condition, given: Given): boolean {
  if (!each) return never(expression, given);
  const list = known(expression, given);
  return Array.isArray(list) && list.length === 0;
}
