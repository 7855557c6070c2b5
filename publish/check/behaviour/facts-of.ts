import { grammar, type Holds } from "../../../engine/grammar.ts";
import type { Document } from "../../documents/document.ts";
import { elements, type Entries, entries, isEntries } from "../../documents/entries.ts";
import { isWithin, type Path } from "../../documents/position.ts";
import { idOf } from "../given/document-index.ts";
import type { Project } from "../given/project.ts";
import { looksOf, withoutLooks } from "./looks.ts";
import { valuesOf } from "./brand-facts.ts";
import type { Fact } from "./fact.ts";

/** What is said of a document elsewhere, or does nothing, wherever it stands. */
export const idleKeys: ReadonlySet<string> = new Set([
  "$schema",
  "id",
  "description",
  "external",
  "cases",
  "usual",
  "because",
]);

/** What is held elsewhere: to the published contract, or by whoever uses it. */
const held: Readonly<Record<string, ReadonlySet<string>>> = {
  call: new Set(["path", "request", "response"]),
  rule: new Set(["value", "say"]),
  // Under a seal of its own: what is asked here is whether it is there.
  disclosure: new Set([
    "calls",
    "owesNothing",
    "shown",
    "facts",
    "promises",
    "sentences",
    "words",
    "versions",
    "seals",
  ]),
  // What it asks for is published; in which words an operator is told of it is free.
  policy: new Set(["title", "source", "say"]),
  section: new Set(["title"]),
};

/** Kinds of document of which it is published what they do. */
export const behaving = [
  "screen",
  "section",
  "part",
  "dialog",
  "menu",
  "state",
  "rule",
  "decision",
  "disclosure",
  "policy",
  "call",
  "catalogue",
  "bridge",
  "brand",
  "widget",
  "holidays",
];

/**
 * By what name a document is published; a layer of brands by its file, since a business and a channel may have one
 * code.
 */
export const nameOf = (document: Document): string =>
  `${document.kind} ${document.kind === "brand" ? document.file : idOf(document)}`;

/**
 * What a document does, from top to bottom: one fact of each node, of each event that it hears, and of each entry of
 * all else. So nodes may change places, others may come between them, and looks may change.
 */
export function factsOf(project: Project, document: Document): readonly Fact[] {
  if (document.kind === "brand") return valuesOf(project, document);
  if (document.kind === "widget") return looksOf(document);
  const own = ownData(document);
  const facts: Fact[] = [];
  const elsewhere = held[document.kind] ?? new Set();
  const counts = (key: string) => !idleKeys.has(key) && !elsewhere.has(key);
  for (const [key, value] of Object.entries(own)) {
    if (!counts(key)) continue;
    const holds = grammar.shapes[document.kind]?.[key];
    if (holds && holdsNodes(holds))
      facts.push({ label: key, depth: 0, path: [key], does: undefined }, ...nodeFacts(project, document, key));
    else
      for (const { name, path, said } of entriesOf(key, value)) {
        const does = isLiteral(holds) ? undescribed(said) : isEntries(said) ? only(said, counts) : said;
        const drawn = document.kind === "menu" ? bare(project, "menu-item", does) : does;
        if (!saysNothing(drawn)) facts.push({ label: name, depth: 0, path, does: drawn });
      }
  }
  return facts;
}

const saysNothing = (said: unknown): boolean => isEntries(said) && Object.keys(said).length === 0;

/** What a screen says itself that is like another. */
export const ownData = ({ kind, text, data }: Document): Entries =>
  entries(kind === "screen" && text.includes('"like"') ? JSON.parse(text) : data);

/** The entries of a key: each of a list whose elements have names, each of an object, else what stands there. */
function entriesOf(key: string, value: unknown): readonly { name: string; path: Path; said: unknown }[] {
  const listed = elements(value);
  if (listed.length > 0 && listed.every((one) => nameIn(entries(one)) !== undefined))
    return listed.map((said, at) => ({ name: `${key}.${nameIn(entries(said))}`, path: [key, at], said }));
  if (isEntries(value) && !Object.keys(value).some((name) => name.startsWith("$")))
    return Object.entries(value).flatMap(([name, said]) =>
      idleKeys.has(name) ? [] : [{ name: `${key}.${name}`, path: [key, name], said }],
    );
  return [{ name: key, path: [key], said: value }];
}

/** By which of its keys an element of a list is known: its id, or what a check says. */
export const nameKeyIn = (element: Entries): "id" | "say" | undefined =>
  (["id", "say"] as const).find((key) => typeof element[key] === "string");

function nameIn(element: Entries): string | undefined {
  const key = nameKeyIn(element);
  return key && String(element[key]);
}

function nodeFacts(project: Project, document: Document, key: string): readonly Fact[] {
  const around: Path[] = [];
  const alone = project.whole(eventsByThemselves);
  return project.places(document).nodes.flatMap(({ node, path }) => {
    if (path[0] !== key) return [];
    while (around.length > 0 && !isWithin(path, around.at(-1) ?? [])) around.pop();
    around.push(path);
    const label = labelOf(node);
    const depth = around.length;
    const events = Object.entries(entries(node.on)).map(
      ([event, does]): Fact => ({
        label: `${label} on ${event}`,
        depth: depth + 1,
        path: [...path, "on", event],
        does,
        ...(alone.has(`${String(node.widget)} ${event}`) && { byItself: true }),
      }),
    );
    const said: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(node)) {
      const kept = name === "props" ? bare(project, String(node.widget), value) : value;
      if (!apart.has(name) && kept !== undefined) said[name] = kept;
    }
    // A widget that says nothing holds others, or is there to be seen; a part or a list is there for what is in it.
    return [{ label, depth, path, does: saysNothing(said) && "widget" in node ? undefined : said }, ...events];
  });
}

/** The events that widgets send without anything that a borrower does, as a time that is over. */
const eventsByThemselves = (project: Project): ReadonlySet<string> =>
  new Set(
    [...project.ofKind("widget")].flatMap(([widget, { data }]) =>
      Object.entries(entries(entries(data).events)).flatMap(([event, says]) =>
        entries(says).byItself === true ? [`${widget} ${event}`] : [],
      ),
    ),
  );

/** Keys of a node that stand in its label, or that are facts of their own. */
const apart = new Set([
  "widget",
  "holidays",
  "use",
  "arrange",
  "id",
  "on",
  ...Object.entries(grammar.shapes.node ?? {}).flatMap(([key, holds]) => (holdsNodes(holds) ? [key] : [])),
]);

/** By what a node is known: its widget and id, or what stands in its place. */
const labelOf = ({ widget, use, arrange, id }: Entries): string =>
  [
    ...(typeof widget === "string" ? [widget] : []),
    ...(typeof use === "string" ? ["use", use] : []),
    ...(typeof arrange === "string" ? ["arrange", arrange] : []),
    ...(typeof id === "string" ? [id] : []),
  ].join(" ");

/** Props without looks; nothing where there are only such. */
function bare(project: Project, widget: string, props: unknown): unknown {
  const kept = withoutLooks(entries(project.ofKind("widget").get(widget)?.data).props, props);
  return saysNothing(kept) ? undefined : kept;
}

const only = (said: Entries, counts: (key: string) => boolean): Entries =>
  Object.fromEntries(Object.entries(said).filter(([key]) => counts(key)));

function holdsNodes(holds: Holds): boolean {
  if (holds.is === "list" || holds.is === "named") return holdsNodes(holds.of);
  return holds.is === "object" && holds.shape === "node";
}

/** Whether what stands there is a shape, which says in `description` what it is for. */
const isLiteral = (holds: Holds | undefined): boolean => holds === undefined || holds.is === "literal";

function undescribed(shape: unknown): unknown {
  if (Array.isArray(shape)) return shape.map(undescribed);
  if (!isEntries(shape)) return shape;
  return Object.fromEntries(
    Object.entries(shape).flatMap(([key, inner]) =>
      key === "description" && typeof inner === "string" ? [] : [[key, undescribed(inner)]],
    ),
  );
}
