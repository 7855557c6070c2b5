import { changesOf } from "../compare/changes.ts";
import { movedIn } from "../compare/moved-in.ts";
import { movesOf } from "../compare/moves-of.ts";
import type { EffectiveBrand } from "../documents/compose-brand.ts";
import type { Document } from "../documents/document.ts";
import type { Json } from "../documents/json.ts";
import { formatPath } from "../documents/position.ts";
import type { Schemas } from "../reference/schemas-of.ts";
import type { FormField, FormSection } from "./form/brand-form.ts";
import { type BrandSheet, brandSheet, type SheetField, type SheetLayer } from "./brand-sheet.ts";
import { orderLabel } from "./form/order-label.ts";

/** One of an order, beside the order of the other pair. */
export interface ComparedEntry {
  readonly label: string;
  readonly is: "there too" | "moved" | "only here";
}

/** A value as one of the two pairs has it, and who says so. */
export interface ComparedValue {
  readonly value: Json | undefined;
  /** Absent where nobody says it. */
  readonly layer?: SheetLayer | undefined;
  readonly line?: number | undefined;
  /** Of an order what stands in it. */
  readonly order?: readonly ComparedEntry[] | undefined;
}

/** A value that two pairs have otherwise. */
export interface ComparedField extends FormField {
  readonly left: ComparedValue;
  readonly right: ComparedValue;
  /** Of an order what leads from the left one to the right one, in words. */
  readonly moves: readonly string[];
}

export interface ComparedSection extends Omit<FormSection, "fields"> {
  readonly fields: readonly ComparedField[];
}

/** All that two pairs have otherwise, by the sections of the form; a section of which nothing differs is left out. */
export interface BrandComparison {
  readonly left: Pick<BrandSheet, "pair" | "name">;
  readonly right: Pick<BrandSheet, "pair" | "name">;
  readonly sections: readonly ComparedSection[];
}

type Codes = Pick<EffectiveBrand, "business" | "channel">;

/** What two pairs have otherwise, value by value, and which layer of each says so. */
export function brandComparison(
  documents: readonly Document[],
  schemas: Schemas,
  left: Codes,
  right: Codes,
): BrandComparison {
  const one = brandSheet(documents, schemas, left.business, left.channel);
  const other = brandSheet(documents, schemas, right.business, right.channel);
  return {
    left: { pair: one.pair, name: one.name },
    right: { pair: other.pair, name: other.name },
    sections: differingSections(one, other),
  };
}

/** The values that two sheets have otherwise. */
export const differingSections = (one: BrandSheet, other: BrandSheet): readonly ComparedSection[] =>
  one.sections
    .map((section) => ({ ...section, fields: differing(section.id, one, other) }))
    .filter(({ fields }) => fields.length > 0);

/** Both have the sections of the schema; of what has a name of its own, as a menu, one may have a value alone. */
function differing(section: string, left: BrandSheet, right: BrandSheet): readonly ComparedField[] {
  const [ones, others] = [fieldsOf(left, section), fieldsOf(right, section)];
  return [...new Set([...ones.keys(), ...others.keys()])].flatMap((path) => {
    const [one, other] = [ones.get(path), others.get(path)];
    const field = one ?? other;
    if (!field || changesOf(one?.value, other?.value).length === 0) return [];
    const { title, says, bounds, takes } = field;
    const ordered = takes.is === "order" ? ordersOf(one, other) : { moves: [] };
    return {
      path: field.path,
      ...{ title, says, bounds, takes },
      left: { ...saidBy(one, left), order: ordered.left },
      right: { ...saidBy(other, right), order: ordered.right },
      moves: ordered.moves,
    };
  });
}

const fieldsOf = ({ sections }: BrandSheet, section: string): ReadonlyMap<string, SheetField> =>
  new Map(sections.find(({ id }) => id === section)?.fields.map((field) => [formatPath(field.path), field]));

const saidBy = (field: SheetField | undefined, { layers }: BrandSheet): ComparedValue => ({
  value: field?.value,
  layer: field && layers[field.by],
  line: field?.line,
});

interface Orders extends Pick<ComparedField, "moves"> {
  readonly left?: readonly ComparedEntry[];
  readonly right?: readonly ComparedEntry[];
}

function ordersOf(one: SheetField | undefined, other: SheetField | undefined): Orders {
  const [before, after] = [wordsIn(one?.value), wordsIn(other?.value)];
  const { came, went, moved } = movesOf(before, after);
  const label = (id: string) => orderLabel(id, (before.includes(id) ? one : other)?.options);
  const entries = (ids: readonly string[], alone: readonly string[]) =>
    ids.map((id): ComparedEntry => {
      const is = alone.includes(id) ? "only here" : moved.includes(id) ? "moved" : "there too";
      return { label: label(id), is };
    });
  return { left: entries(before, went), right: entries(after, came), moves: movedIn(before, after, label) };
}

const wordsIn = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
