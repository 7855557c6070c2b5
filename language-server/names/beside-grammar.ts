import type { Document } from "../../publish/documents/document.ts";
import { elements, entries, isEntries } from "../../publish/documents/entries.ts";
import type { Path } from "../../publish/documents/position.ts";

/** What is named where the grammar says nothing of a name, because a check of its own looks at it. */
export type Beside =
  | "answer field"
  | "asset"
  | "business"
  | "call"
  | "channel"
  | "element key"
  | "input"
  | "language"
  | "operator"
  | "prop"
  | "prop value"
  | "query"
  | "read"
  | "read path"
  | "request field"
  | "route"
  | "row"
  | "schema"
  | "screen"
  | "session"
  | "slide"
  | "target"
  | "text"
  | "text of others"
  | "widget";

/** Such a name: whether the property's name says it, or the value. */
export interface NameBeside {
  readonly to: Beside;
  readonly name: string;
  readonly path: Path;
  readonly at: "key" | "value";
}

/**
 * Where they stand, by kind of document: `*` is any step, `**` any steps before, `#` the name of a property.
 * @see schemas/brand.schema.json, whose `names` says of its other values that they name channels or languages
 */
const places: Readonly<Record<string, Readonly<Record<string, Beside>>>> = {
  any: {
    "**.each.key": "element key",
    "**.each.more": "read",
    "**.with.to": "target",
    "**.with.query.#": "query",
    "**.with.identity.#": "session",
  },
  brand: {
    "pair.business": "business",
    "pair.channel": "channel",
    "language.default": "language",
    "language.all.*": "language",
    "lists.interceptChannels.*": "channel",
    "lists.h5Channels.*": "channel",
    "lists.h5ErrorChannel": "channel",
    "lists.freeChannels.*": "channel",
    "lists.auditPhones.#": "channel",
    "lists.banner.*.id": "slide",
    "lists.banner.*.linkUrl": "route",
    "lists.banner.*.imageUrl": "asset",
    "lists.activities.*.id": "slide",
    "lists.activities.*.linkUrl": "route",
    "lists.activities.*.imageUrl": "asset",
  },
  call: { once: "call", "after.rows.#": "row", "**.$ref": "schema" },
  decision: { "usual.#": "input", "cases.*.given.#": "input", "cases.*.row": "row" },
  disclosure: {
    "calls.#": "call",
    "calls.*.answer": "call",
    "calls.*.same.*": "request field",
    "owesNothing.#": "call",
    "shown.widget": "widget",
    "shown.within.*": "widget",
    "facts.*.field": "answer field",
    "facts.*.as": "operator",
    "facts.*.label": "text",
    "sentences.#": "text",
    "sentences.*.*": "answer field",
    "**.$t": "text",
  },
  entity: { "**.$ref": "schema" },
  mock: { id: "call" },
  rule: { "usual.#": "read path", "cases.*.given.#": "read path", "cases.*.say": "text" },
  screen: { like: "screen" },
  text: { "texts.#": "text of others" },
  widget: { "**.$ref": "schema" },
  "widget-examples": { "examples.*.props.#": "prop", "examples.*.props.*": "prop value" },
};

const placesOf = (kind: string): readonly (readonly [place: string, to: Beside])[] =>
  Object.entries({ ...places.any, ...places[kind] });

/** What may be named at a place where the grammar says nothing of it. */
export function besideAt(kind: string, path: Path, isKey: boolean): Beside | undefined {
  const asked = isKey ? [...path, "#"] : path;
  return placesOf(kind).find(([place]) => isAt(asked, place.split(".")))?.[1];
}

/** Every name of a document where the grammar says nothing of one. */
export function namesBeside({ kind, data }: Document): readonly NameBeside[] {
  const found: NameBeside[] = [];
  for (const [place, to] of placesOf(kind)) {
    const visit = (value: unknown, path: Path, [step, ...rest]: readonly string[]): void => {
      if (step === undefined) {
        if (typeof value === "string") found.push({ to, name: value, path, at: "value" });
      } else if (step === "#") {
        for (const name of Object.keys(entries(value))) found.push({ to, name, path: [...path, name], at: "key" });
      } else if (step === "*") for (const [key, inner] of insideOf(value)) visit(inner, [...path, key], rest);
      else if (step === "**") {
        visit(value, path, rest);
        for (const [key, inner] of insideOf(value)) visit(inner, [...path, key], [step, ...rest]);
      } else if (Object.hasOwn(entries(value), step)) visit(entries(value)[step], [...path, step], rest);
    };
    visit(data, [], place.split("."));
  }
  return found;
}

const insideOf = (value: unknown): readonly (readonly [key: string | number, inner: unknown])[] =>
  isEntries(value) ? Object.entries(value) : elements(value).map((inner, at) => [at, inner]);

function isAt(path: Path, place: readonly string[]): boolean {
  const [first, ...rest] = place;
  if (first === "**") return isAt(rest.length === 0 ? [] : path.slice(-rest.length), rest);
  return (
    path.length === place.length &&
    place.every((step, at) => (step === "*" ? path[at] !== "#" : String(path[at]) === step))
  );
}
