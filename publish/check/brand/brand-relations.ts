import { type EffectiveBrand, pairName } from "../../documents/compose-brand.ts";
import { elements, entries, isEntries, valueAt } from "../../documents/entries.ts";
import { formatPath, type Path } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import { listed, quoted, type Said } from "../../faults/say.ts";
import { nearest } from "../../faults/nearest.ts";
import { type SchemedValue, schemedValues } from "../given/brand-schema.ts";
import type { Check } from "../given/checking.ts";
import type { Project } from "../given/project.ts";
import { latestOf } from "./set-by.ts";
import { isOfMeantHue, isRising, leadsToMeant } from "./meant-values.ts";
import { elsewhere, ownFile, tellingOnce } from "./told-once.ts";
import { languagesOf } from "../given/text-index.ts";

/** The words of the path of a value that the schema names. */
type Name = SchemedValue["path"];

/** What is wrong in one pair's brand with what the schema says of a value and others, and where. */
type Relation = (
  brand: EffectiveBrand,
  schemed: SchemedValue,
  project: Project,
) => readonly { readonly path: Path; readonly said: Said }[];

const relations: readonly Relation[] = [
  needs,
  onlyWhere,
  atMost,
  inSteps,
  names,
  distinct,
  ofItself(leadsToMeant),
  ofItself(isOfMeantHue),
  ofItself(isRising),
];

/**
 * What the schema of brands says of a value and others holds in each pair; where it does not, the file that set the
 * value is told, once.
 */
export const checkBrandRelations: Check = ({ project, report }) => {
  const tell = tellingOnce({ project, report });
  for (const brand of project.brands)
    for (const { path, said } of project.about(brand, brokenRelations)) tell(brand, path, said);
};

/** What is wrong with one brand: so an edit is judged for the brands that it reaches. */
const brokenRelations = (project: Project, brand: EffectiveBrand): ReturnType<Relation> =>
  schemedValues(project).flatMap((schemed) => relations.flatMap((relation) => relation(brand, schemed, project)));

/** A relation of a value to nothing but what it means: told where the value stands. */
function ofItself(meant: typeof leadsToMeant): Relation {
  return (brand, schemed, project) => {
    const said = meant(brand, schemed, project);
    return said ? [{ path: schemed.path, said }] : [];
  };
}

/** `needs`: a flag promises what another one keeps. */
function needs(brand: EffectiveBrand, { path, says }: SchemedValue): ReturnType<Relation> {
  if (valueAt(brand.value, path) !== true) return [];
  return elements(says.needs)
    .map((other) => ["flags", String(other)])
    .filter((other) => valueAt(brand.value, other) !== true)
    .map((other) => {
      const at = latestOf(brand, path, other);
      const [keeps, promises] = [other, path].map((flag) => `"${flag.at(-1) ?? ""}"${elsewhere(brand, at, flag)}`);
      return { path: at, said: messages.flagNeeds(pairName(brand), promises ?? "", keeps ?? "", ownFile(brand)) };
    });
}

/** `onlyWhere`: a flag that is on does what it promises only where another value has a form. */
function onlyWhere(brand: EffectiveBrand, { path, says }: SchemedValue): ReturnType<Relation> {
  const { value, pattern, expects } = entries(says.onlyWhere);
  const other = pathOf(value);
  const found = valueAt(brand.value, other);
  const isOn = valueAt(brand.value, path) === true;
  if (!isOn || typeof pattern !== "string" || typeof found !== "string" || new RegExp(pattern).test(found)) return [];
  return latestOf(brand, path, other) === other
    ? contradiction(brand, other, { expected: String(expects), by: path })
    : contradiction(brand, path, { expected: `it off, or ${String(expects)}`, by: other });
}

/** `atMost`: a figure is no greater than another. */
function atMost(brand: EffectiveBrand, { path, says }: SchemedValue): ReturnType<Relation> {
  const other = pathOf(says.atMost);
  const [value, most] = figures(brand, path, other);
  if (value === undefined || most === undefined || value <= most) return [];
  return latestOf(brand, path, other) === path
    ? contradiction(brand, path, { expected: `at most ${most}`, by: other })
    : contradiction(brand, other, { expected: `at least ${value}`, by: path });
}

/** `inSteps`: a figure is a multiple of another. */
function inSteps(brand: EffectiveBrand, { path, says }: SchemedValue): ReturnType<Relation> {
  const other = pathOf(says.inSteps);
  const [value, step] = figures(brand, path, other);
  if (value === undefined || step === undefined || value % step === 0) return [];
  return latestOf(brand, path, other) === path
    ? contradiction(brand, path, { expected: `a multiple of ${step}`, by: other })
    : contradiction(brand, other, { expected: `a step that ${value} is a multiple of`, by: path });
}

const pathOf = (dotted: unknown): Name => (typeof dotted === "string" ? dotted.split(".") : []);

const figures = ({ value }: EffectiveBrand, ...paths: readonly Name[]): readonly (number | undefined)[] =>
  paths.map((path) => {
    const found = path.length === 0 ? undefined : valueAt(value, path);
    return typeof found === "number" ? found : undefined;
  });

/** A figure that is not what another one says. */
function contradiction(
  brand: EffectiveBrand,
  path: Name,
  { expected, by }: { readonly expected: string; readonly by: Name },
): ReturnType<Relation> {
  const other = `"${formatPath(by)}"${elsewhere(brand, path, by)}`;
  return [{ path, said: messages.brandContradicts(pairName(brand), expected, other, valueAt(brand.value, path)) }];
}

/**
 * `names`: a channel or a language that does not exist says something to nobody; nor does one that is not in a list of
 * the brand.
 */
function names(brand: EffectiveBrand, { path, says }: SchemedValue, project: Project): ReturnType<Relation> {
  if (typeof says.names !== "string") return [];
  const { names: kind } = says;
  const known = existing(project, kind);
  if (!known) return amongOthers(brand, path, pathOf(kind));
  const what = kind.split(".")[0] ?? "";
  return codesAt(path, valueAt(brand.value, path))
    .filter(({ code }) => !known.includes(code))
    .map(({ code, path: at }) => ({ path: at, said: messages.unknown(what, code, nearest(code, known)) }));
}

/** A value that stands in a list of the brand, told where the later of the two was set. */
function amongOthers(brand: EffectiveBrand, path: Name, list: Name): ReturnType<Relation> {
  const value = valueAt(brand.value, path);
  const all = elements(valueAt(brand.value, list));
  // Of an empty list that is told, once for all that is to be in it.
  if (value === undefined || all.length === 0 || all.includes(value)) return [];
  return latestOf(brand, path, list) === path
    ? contradiction(brand, path, { expected: `one of ${listed(all)}`, by: list })
    : contradiction(brand, list, { expected: `${quoted(value)} among them`, by: path });
}

/** What there is of a kind that a project has. */
function existing(project: Project, kind: string): readonly string[] | undefined {
  if (kind === "language") return languagesOf(project);
  return kind === "channel" ? [...new Set(project.brands.map(({ channel }) => channel))] : undefined;
}

/** `distinct`: no two values of a group are the same, or one would be taken for the other. */
function distinct(brand: EffectiveBrand, { path, says }: SchemedValue): ReturnType<Relation> {
  if (says.distinct !== true) return [];
  const values = Object.entries(entries(valueAt(brand.value, path)));
  return values.flatMap(([name, value], index) => {
    const same = values.slice(0, index).find(([, other]) => other === value);
    if (!same) return [];
    const [own, other] = [
      [...path, name],
      [...path, same[0]],
    ];
    const latest = latestOf(brand, own, other);
    return [
      { path: latest, said: messages.sameTwice(pairName(brand), formatPath(latest === own ? other : own), value) },
    ];
  });
}

/** A code alone, those of a list, or the keys of what is said by them. */
function codesAt(path: Path, value: unknown): readonly { readonly code: string; readonly path: Path }[] {
  if (typeof value === "string") return [{ code: value, path }];
  if (isEntries(value)) return Object.keys(value).map((code) => ({ code, path: [...path, code] }));
  return elements(value).map((code, at) => ({ code: String(code), path: [...path, at] }));
}
