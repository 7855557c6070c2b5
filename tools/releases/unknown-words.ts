import { isBrandFile } from "../../publish/compare/brand-changes.ts";
import { brandNames } from "../../publish/compare/brand-names.ts";
import type { Spoken } from "../../publish/compare/documents-in.ts";
import { isObject, type Json } from "../../publish/documents/json.ts";
import { nearest } from "../../publish/faults/nearest.ts";
import type { BrandTerms } from "../../publish/studio/brand-terms.ts";
import { type AskedHistory, fitting } from "../../publish/studio/value-history.ts";

interface Given {
  readonly terms: BrandTerms;
  /** The documents of the folder, and those that are live: either may have what the other has no more. */
  readonly documents: readonly Spoken[];
  /** Who has edited or published anything. */
  readonly people: readonly string[];
  /** Whether anything was ever otherwise there: what is gone from all documents is found by its history alone. */
  readonly hasHistory: (asked: AskedHistory) => Promise<boolean>;
}

/** What is looked for and neither is nor was anywhere, in one line with the nearest that there is; else undefined. */
export async function unknownWords(
  { terms, documents, people, hasHistory }: Given,
  { value, brand, person }: AskedHistory,
): Promise<string | undefined> {
  const names = [...terms.names, ...brandNames(documents)];
  const paths = [...terms.terms.map(({ path }) => path), ...documents.flatMap(pathsIn)];
  const fits = fitting({ ...terms, names }, { value, brand, person });
  if (!names.some(({ pair }) => fits.pair(pair)) && !(await hasHistory({ value: "", brand, person: "" }))) {
    const businesses = [...new Set(names.map(({ pair }) => pair.split("-")[0] ?? ""))];
    // Of codes that are spelt as much alike the nearest number is meant.
    const apart = (code: string) => Math.abs(Number.parseInt(code) - Number.parseInt(brand));
    const codes = [...businesses, ...names.map(({ pair }) => pair)];
    // A channel and then its business are no pair, and the right one is spelt like neither.
    const turned = brand
      .trim()
      .split(/[-/\s]+/)
      .toReversed()
      .join("-");
    const near =
      codes.find((code) => code === turned) ??
      nearest(brand, [...codes.toSorted((one, other) => apart(one) - apart(other)), ...names.map(({ name }) => name)]);
    return `there is no brand "${brand}"; ${near ? `did you mean "${near}"?` : `there are the businesses ${businesses.join(", ")}`}`;
  }
  if (!paths.some(fits.value) && !(await hasHistory({ value, brand: "", person: "" }))) {
    const called = terms.terms.flatMap(({ title, section }) => [title.toLowerCase(), section.toLowerCase()]);
    const words = [...called, ...paths].flatMap((one) => one.split(/[\s.]+/));
    const near = nearest(value, [...new Set([...words, ...called, ...paths])]);
    return `no value of brands is called "${value}"; ${near ? `did you mean "${near}"?` : "npm run brand -- <business> <channel> shows them"}`;
  }
  if (person !== "" && !people.some(fits.person) && !(await hasHistory({ value: "", brand: "", person }))) {
    const near = nearest(person, people);
    const there = people.length === 0 ? "nobody has yet" : `there are ${people.join(", ")}`;
    return `nobody called "${person}" has edited or published anything; ${near === undefined ? there : `did you mean "${near}"?`}`;
  }
  return undefined;
}

/** The paths of the values that a layer of brands says; a list counts as one. */
const pathsIn = ({ file, data }: Spoken): readonly string[] => (isBrandFile(file) ? leaves(data, []) : []);

const leaves = (data: Json, path: readonly string[]): readonly string[] =>
  isObject(data) ? Object.entries(data).flatMap(([key, inner]) => leaves(inner, [...path, key])) : [path.join(".")];
