import type { Project } from "../check/given/project.ts";
import type { FactPlace } from "../check/policies/facts/fact.ts";
import { facts } from "../check/policies/facts/facts.ts";
import { verdictsOn } from "../check/policies/broken.ts";
import { pathsRead, policyIn } from "../check/policies/policy.ts";
import { screenNames } from "../compare/document-words.ts";
import { namedBrands } from "../compare/named-brands.ts";
import { pairName } from "../documents/compose-brand.ts";
import type { Document } from "../documents/document.ts";
import { entries, textIn } from "../documents/entries.ts";
import { offsetOf, positionAt } from "../documents/position.ts";
import { pairsWith, type UnreadLayer, unreadOf } from "./unread/unread-layers.ts";
import { englishText } from "../words/english-text.ts";

/** A policy, and what becomes of it with each brand. */
export interface PolicySheet {
  readonly file: string;
  readonly title: string;
  /** The regulation with its section. */
  readonly source: string;
  readonly url?: string | undefined;
  /** What whoever breaks it is to do. */
  readonly say: string;
  readonly warning: boolean;
  readonly is: "holds" | "broken" | "not asked";
  /** The same with the brands of which that is so: `holds in all 27 brands`. */
  readonly verdict: string;
  /** Where each thing that it asks for stands, on each way on which it must. */
  readonly shown: readonly ShownFact[];
}

/** Something that a policy asks for, in the words of the app. */
export interface ShownFact {
  readonly words: string;
  /** The screen from which the way leads on: `Confirm (/lendConfirm)`. */
  readonly screen: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** In which brands it stands there: `all 27 brands`. */
  readonly brands: string;
}

/**
 * Every policy, by what it is called.
 * @param unread the layers that cannot be read: of the pairs that are made of one nobody knows what becomes of a policy
 */
export function policySheets(project: Project, unread: readonly UnreadLayer[] = []): readonly PolicySheet[] {
  const brands = project.brands.filter((brand) => unreadOf(unread, brand).length === 0);
  const verdicts = brands.map((brand) => [pairName(brand), project.about(brand, verdictsOn)] as const);
  const all = pairsWith(project.documents, unread).map(pairName);
  const unknown = all.filter((pair) => !verdicts.some(([known]) => known === pair));
  const screenOf = screenNames(project.documents);
  return project
    .listed("policy")
    .map((document) => {
      const { title, source, say, severity } = policyIn(document);
      const url = textIn(entries(entries(document.data).source).url);
      const of = (is: (verdict: unknown) => boolean) =>
        verdicts.flatMap(([pair, verdict]) => (is(verdict.get(document)) ? [pair] : []));
      return {
        ...{ file: document.file, title, source, say, warning: severity === "warning" },
        ...(url !== "" && { url }),
        ...verdictOf(
          of((verdict) => verdict === "holds"),
          of((verdict) => typeof verdict === "object"),
          { all, unknown },
        ),
        shown: shownFor(project, brands, document).map(({ pairs, route, ...fact }) => ({
          ...fact,
          screen: screenOf(route),
          brands: namedBrands(pairs, all),
        })),
      };
    })
    .sort((one, other) => one.title.localeCompare(other.title));
}

/** All pairs, and those of which nobody knows. */
interface Asked {
  readonly all: readonly string[];
  readonly unknown: readonly string[];
}

function verdictOf(holds: readonly string[], broken: readonly string[], { all, unknown }: Asked) {
  const also = unknown.length === 0 ? "" : `; not known of ${namedBrands(unknown, all)}, which cannot be read`;
  const named = (pairs: readonly string[]) =>
    also !== "" && pairs.length === all.length - unknown.length
      ? `${namedBrands(pairs, pairs)} that can be read`
      : namedBrands(pairs, all);
  if (broken.length > 0) return { is: "broken", verdict: `broken in ${named(broken)}${also}` } as const;
  if (holds.length > 0) return { is: "holds", verdict: `holds in ${named(holds)}${also}` } as const;
  return { is: "not asked", verdict: `not asked of any brand${also}` } as const;
}

/** A place, and the pairs that have it. */
interface Placed extends Omit<ShownFact, "screen" | "brands"> {
  readonly route: string;
  readonly pairs: readonly string[];
}

function shownFor(project: Project, brands: Project["brands"], document: Document): readonly Placed[] {
  const found = new Map<string, Placed>();
  for (const path of pathsRead(policyIn(document).must)) {
    const [root, name, ...words] = path.split(".");
    const { places } = facts.find((fact) => root === "facts" && fact.name === name) ?? {};
    if (!places) continue;
    for (const brand of brands)
      for (const place of places(project, brand, words)) {
        const placed = placedAt(project, place);
        const key = `${placed.words} ${placed.route} ${placed.file}:${placed.line}`;
        found.set(key, { ...placed, pairs: [...(found.get(key)?.pairs ?? []), pairName(brand)] });
      }
  }
  return [...found.values()];
}

function placedAt(project: Project, { screen, document, path, label }: FactPlace): Omit<Placed, "pairs"> {
  return {
    // What a text is given shows with its figure alone.
    words: (englishText(project.documents, label) ?? label).replaceAll(/\{\{\w+\}\}/g, "…"),
    route: textIn(entries(screen.data).route),
    file: document.file,
    line: positionAt(document.text, offsetOf(document.tree, path, "value")).line,
  };
}
