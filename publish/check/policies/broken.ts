import { type EffectiveBrand, pairName } from "../../documents/compose-brand.ts";
import type { Document } from "../../documents/document.ts";
import { valueAt } from "../../documents/entries.ts";
import { formatPath, type Path } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import type { Said } from "../../faults/say.ts";
import { latestOf, setBy } from "../brand/set-by.ts";
import type { Project } from "../given/project.ts";
import { evaluated } from "../meaning/ordered-conditions.ts";
import type { Found } from "./facts/fact.ts";
import { facts } from "./facts/facts.ts";
import { blamed } from "./blamed.ts";
import { inWords } from "./in-words.ts";
import { pathsRead, policyIn } from "./policy.ts";

/** A brand that breaks a policy: where the value stands that does, and what is said there. */
export interface Broken {
  readonly document: Document;
  readonly path: Path;
  readonly said: Said;
}

/** Every value by which some brand breaks a policy, each told once for all pairs that have it. */
export const brokenOf = (project: Project, document: Document): readonly Broken[] => {
  const told = new Map<string, Broken>();
  for (const brand of project.brands) {
    const broken = project.about(brand, brokenBy).get(document);
    if (!broken) continue;
    const key = `${broken.document.file} ${formatPath(broken.path)}`;
    if (!told.has(key)) told.set(key, broken);
  }
  return [...told.values()];
};

/** What becomes of a policy with a brand. */
export type Verdict = "holds" | "not asked" | Broken;

/** What becomes of each policy with one brand: so an edit of a brand is judged for its own pairs alone. */
export const verdictsOn = (project: Project, brand: EffectiveBrand): ReadonlyMap<Document, Verdict> =>
  new Map(project.listed("policy").map((document) => [document, judged(project, brand, document)]));

/** The policies that one brand breaks. */
export const brokenBy = (project: Project, brand: EffectiveBrand): ReadonlyMap<Document, Broken> =>
  new Map(
    [...project.about(brand, verdictsOn)].flatMap(([document, verdict]) =>
      typeof verdict === "string" ? [] : [[document, verdict] as const],
    ),
  );

/** A policy with its conditions at hand; it follows from its document alone. */
function judging(_: Project, document: Document) {
  const policy = policyIn(document);
  return {
    policy,
    applies: evaluated(policy.applies ?? true),
    must: evaluated(policy.must),
    asked: pathsRead(policy.applies),
    read: pathsRead(policy.must),
  };
}

function judged(project: Project, brand: EffectiveBrand, document: Document): Verdict {
  const { policy, applies, must, asked, read } = project.about(document, judging);
  const found = new Map([...asked, ...read].map((path) => [path, foundAt(project, brand, path)]));
  const given = Object.fromEntries([...found].map(([path, { value }]) => [path, value]));
  if (applies(given) === false) return "not asked";
  if (must(given) === true) return "holds";
  const wrong = blamed(policy.must, (condition) => evaluated(condition)(given) === true);
  const reads = [...wrong, ...asked].flatMap((path) => found.get(path) ?? []);
  const said = inWords(wrong.map((path) => [path, given[path]]));
  return {
    ...(placeOf(project, brand, reads) ?? { document, path: ["must"] }),
    said: messages.policyBroken(pairName(brand), policy, said),
  };
}

/** A value that may be missing, and what it follows from. */
type Read = Omit<Found, "value"> & { readonly value: unknown };

/** What a path of a policy comes to with a brand. */
function foundAt(project: Project, brand: EffectiveBrand, path: string): Read {
  const [root, name = "", ...words] = path.split(".");
  if (root === "brand") return { value: valueAt(brand.value, [name, ...words]), by: [path.slice("brand.".length)] };
  return facts.find((fact) => fact.name === name)?.find(project, brand, words) ?? { value: undefined };
}

/**
 * Where the value stands by which a brand breaks a policy: of those that it hangs on the one that the latest layer set;
 * of conditions around something, what the nearest asks; else where the documents do it, or the brand's own file where
 * nobody set what is missing.
 */
function placeOf(project: Project, brand: EffectiveBrand, reads: readonly Read[]): Omit<Broken, "said"> | undefined {
  const named = reads.flatMap(({ value, by = [] }) => (typeof value === "boolean" ? by.slice(0, 1) : by));
  const [first, ...others] = named.map((name) => name.split(".")).filter((path) => setBy(brand, path) !== undefined);
  const set = first && latestOf(brand, first, ...others);
  const document = set && project.ofFile(setBy(brand, set) ?? "");
  if (set && document) return { document, path: set };
  const at = reads.find((read) => read.at)?.at;
  if (at) return { document: at.document, path: at.path };
  const own = named.length > 0 ? project.ofFile(`brands/business/${brand.business}.brand.json`) : undefined;
  return own && { document: own, path: [] };
}
