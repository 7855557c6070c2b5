import type { Node } from "jsonc-parser";
import type { Document } from "../../../publish/documents/document.ts";
import type { Chance } from "../chance.ts";
import { by, edited, type Placed, placesIn, short, textOf, whole } from "../edit.ts";

/** Takes an entry out of what holds it, with the comma that parted it from another. */
function without(document: Document, place: Placed, what: string) {
  const own = whole(place);
  const [home] = place.around;
  const all = home?.children ?? [];
  const at = all.indexOf(own);
  const [before, after] = [all[at - 1], all[at + 1]];
  if (!home) return undefined;
  const start = after ? own.offset : before ? before.offset + before.length : own.offset;
  const end = after ? after.offset : own.offset + own.length;
  return edited(document, { what, home }, { at: start, length: end - start, by: "" });
}

const isItem = ({ around }: Placed) => around[0]?.type === "array";
const isStep = ({ node }: Placed) =>
  node.type === "object" && (node.children ?? []).some(({ children }) => children?.[0]?.value === "do");

export function keyDeleted(document: Document, chance: Chance) {
  const place = chance.one(placesIn(document).filter(({ key }) => key !== undefined));
  return place && without(document, place, `without "${place.key ?? ""}": ${short(textOf(document, place.node))}`);
}

export function itemRemoved(document: Document, chance: Chance) {
  const place = chance.one(placesIn(document).filter((found) => isItem(found) && !isStep(found)));
  return place && without(document, place, `without item ${short(textOf(document, place.node))}`);
}

export function stepRemoved(document: Document, chance: Chance) {
  const place = chance.one(placesIn(document).filter((found) => isItem(found) && isStep(found)));
  return place && without(document, place, `without step ${short(textOf(document, place.node))}`);
}

export function itemDoubled(document: Document, chance: Chance) {
  const place = chance.one(placesIn(document).filter(isItem));
  const [home] = place?.around ?? [];
  if (!place || !home) return undefined;
  const own = textOf(document, place.node);
  return edited(document, { what: `twice ${short(own)}`, home }, by(place.node, `${own}, ${own}`));
}

/** Two values in each other's place. */
function exchanged(document: Document, home: Node | undefined, one?: Node, other?: Node) {
  if (!home || !one || !other) return undefined;
  const [first, second] = [textOf(document, one), textOf(document, other)];
  if (first === second) return undefined;
  const what = `${short(first)} ⇄ ${short(second)}`;
  return edited(document, { what, home }, by(one, second), by(other, first));
}

/** Whether the items of a list are operands whose order says something. */
const isOperand = ({ node: { parent }, around: [, above] }: Placed) =>
  parent?.type === "array" &&
  above?.children?.length === 1 &&
  /^([<>]=?|[-/%]|in|if|cat)$/.test(String(parent.parent?.children?.[0]?.value));

const inList = (of: (place: Placed) => boolean) => (document: Document, chance: Chance) => {
  const places = placesIn(document).filter((place) => isItem(place) && of(place));
  const place = chance.one(places);
  const [home] = place?.around ?? [];
  return exchanged(document, home, place?.node, chance.one(home?.children ?? []));
};

export const itemMoved = inList((place) => !isOperand(place));
export const operandsSwapped = inList(isOperand);

/** The values of two keys side by side exchanged. */
export function valuesExchanged(document: Document, chance: Chance) {
  const place = chance.one(placesIn(document).filter(({ key }) => key !== undefined));
  const [home] = place?.around ?? [];
  return exchanged(document, home, place?.node, chance.one(home?.children ?? [])?.children?.[1]);
}

const neighbours: readonly (readonly string[])[] = [
  ["<", "<=", ">", ">="],
  ["===", "!=="],
  ["==", "!="],
  ["and", "or"],
  ["+", "-"],
  ["*", "/"],
  ["min", "max"],
  ["all", "some", "none"],
  ["!", "!!"],
  ["filter", "find", "map"],
];

/** An operator that is a neighbour of the right one. */
export function otherOperator(document: Document, chance: Chance) {
  const group = (key: string | undefined) => neighbours.find((names) => key !== undefined && names.includes(key));
  const place = chance.one(
    placesIn(document).filter(({ key, around }) => group(key) && around[0]?.children?.length === 1),
  );
  const made = chance.one((group(place?.key) ?? []).filter((name) => name !== place?.key));
  const name = place && whole(place).children?.[0];
  if (!name || made === undefined) return undefined;
  const what = `operator "${place.key ?? ""}" → "${made}" ${short(textOf(document, place.node))}`;
  return edited(document, { what, home: place.around[0] ?? place.node }, by(name, JSON.stringify(made)));
}
