import {
  condition,
  expression,
  guarding,
  list,
  literal,
  named,
  object,
  opening,
  path,
  reference,
  type Shape,
  text,
  value,
} from "./holds.ts";
import { each, events, node, nodes } from "./node.ts";
import { step, steps } from "./step.ts";
import { type VerbGrammar, verbs } from "./verbs.ts";

const form = named(object("field"));
const envelope: Shape = { $schema: literal, id: literal };
const piece: Shape = { ...envelope, params: literal, state: literal, children: nodes };

/** What stands inside documents, by the names that `object` gives it. */
const inner: Readonly<Record<string, Shape>> = {
  node,
  each,
  step,
  read: { call: reference("call", "with"), with: value, if: guarding, optional: literal, first: literal },
  decided: { decision: reference("decision", "inputs"), inputs: value },
  field: { rule: reference("rule", "with"), with: value, start: value, sensitive: literal, live: literal },
  item: { label: value, icon: literal, hint: value, stays: literal, when: guarding, on: events },
  check: { must: condition, say: text, args: value },
  row: { id: literal, when: opening("inputs", guarding), then: steps, because: literal },
  outcome: { then: steps, because: literal },
  unanswered: { event: literal, except: list(reference("call")) },
  drops: { calls: list(reference("call")), decisions: list(reference("decision")), forms: list(reference("screen")) },
  after: { decision: reference("decision"), rows: literal, for: literal },
  entry: {
    id: literal,
    status: literal,
    kind: literal,
    always: literal,
    except: list(reference("screen")),
    then: opening("failure", steps),
  },
  home: { rises: literal, order: list(reference("home section")), sections: named(object("arranged")) },
  arranged: { use: { is: "reference", to: "section", given: "with", orName: true }, with: value },
  "menu order": { order: list(reference("menu item")) },
  tabs: { order: list(reference("tab")), items: named(object("tab")) },
  tab: { label: text, icon: literal, to: reference("route"), dot: path("dot") },
  example: {
    name: literal,
    props: literal,
    value: literal,
    error: literal,
    pending: literal,
    children: nodes,
    slots: named(nodes),
  },
};

/** The markers of a value, by the key that tells them. */
const markers: Readonly<Record<string, Shape>> = {
  $: { $: expression },
  $t: { $t: text, args: value },
  $each: { $each: { ...opening("item", expression), around: true }, give: value },
};

/** Whole documents, by kind; a kind that is not here holds nothing that refers to anything. */
const documents: Readonly<Record<string, Shape>> = {
  screen: {
    ...envelope,
    like: literal,
    route: literal,
    access: literal,
    title: value,
    tab: reference("tab"),
    header: literal,
    flag: reference("flag"),
    external: literal,
    native: literal,
    anyCase: literal,
    query: literal,
    state: literal,
    guard: steps,
    reads: named(object("read")),
    decided: named(opening("decided", object("decided"))),
    derived: named(opening("above", expression)),
    form,
    on: named(steps),
    loading: nodes,
    children: nodes,
  },
  section: { ...piece, title: literal, rises: condition, stays: literal, slots: literal },
  part: piece,
  dialog: { ...piece, title: value, closable: literal, form, on: named(steps) },
  menu: { ...envelope, items: named(object("item")) },
  rule: {
    ...envelope,
    description: literal,
    value: literal,
    params: literal,
    checks: list(object("check")),
    usual: literal,
    cases: literal,
  },
  decision: {
    ...envelope,
    description: literal,
    state: literal,
    inputs: literal,
    rows: { ...list(object("row")), inTurn: true },
    undecided: object("outcome"),
    usual: literal,
    cases: literal,
  },
  policy: {
    ...envelope,
    title: literal,
    source: literal,
    applies: guarding,
    must: condition,
    say: literal,
    severity: literal,
    cases: literal,
  },
  call: {
    ...envelope,
    path: literal,
    service: literal,
    kind: literal,
    timeout: literal,
    cache: literal,
    once: literal,
    moves: literal,
    pages: literal,
    cancellable: literal,
    byItself: literal,
    guest: literal,
    after: object("after"),
    drops: object("drops"),
    request: literal,
    response: literal,
  },
  catalogue: { ...envelope, unanswered: object("unanswered"), entries: list(object("entry")) },
  brand: {
    ...envelope,
    name: literal,
    legalName: literal,
    licence: literal,
    mark: literal,
    voice: literal,
    shapes: literal,
    theme: literal,
    dark: literal,
    claims: literal,
    flags: literal,
    constants: literal,
    lists: literal,
    home: object("home"),
    menus: named(object("menu order")),
    tabs: object("tabs"),
    pair: literal,
    language: literal,
    routes: named(reference("route")),
    api: literal,
    support: literal,
  },
  mock: { ...envelope, content: value },
  "widget-examples": { ...envelope, examples: list(object("example")) },
};

/** What documents may say, and what each of their keys holds. */
export interface Grammar {
  readonly shapes: Readonly<Record<string, Shape>>;
  readonly markers: Readonly<Record<string, Shape>>;
  readonly verbs: Readonly<Record<string, VerbGrammar>>;
}

/** The grammar of this vocabulary: the one place that a new key of any document, node or step is declared. */
export const grammar: Grammar = { shapes: { ...inner, ...documents }, markers, verbs };
