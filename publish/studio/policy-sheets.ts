import type { Project } from "../check/given/project.ts";
import type { FactPlace } from "../check/policies/facts/fact.ts";
import { facts } from "../check/policies/facts/facts.ts";
import { verdictsOn } from "../check/policies/broken.ts";
import { pathsRead, policyIn } from "../check/policies/policy.ts";
import { pairName } from "../documents/compose-brand.ts";
import type { Document } from "../documents/document.ts";
import { entries, textIn } from "../documents/entries.ts";
import { offsetOf, positionAt } from "../documents/position.ts";
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
  /** Pairs in which it holds, and such that break it; of the others it is not asked. */
  readonly holds: readonly string[];
  readonly broken: readonly string[];
  /** Where each thing that it asks for stands, on each way on which it must. */
  readonly shown: readonly ShownFact[];
}

/** Something that a policy asks for, in the words of the app. */
export interface ShownFact {
  readonly words: string;
  /** The route of the screen from which the way leads on. */
  readonly route: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** In how many pairs it stands there. */
  readonly brands: number;
}

/** Every policy, by what it is called. */
export function policySheets(project: Project): readonly PolicySheet[] {
  const verdicts = project.brands.map((brand) => [pairName(brand), project.about(brand, verdictsOn)] as const);
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
        holds: of((verdict) => verdict === "holds"),
        broken: of((verdict) => typeof verdict === "object"),
        shown: shownFor(project, document),
      };
    })
    .sort((one, other) => one.title.localeCompare(other.title));
}

/** Each place once, with how many brands have it. */
function shownFor(project: Project, document: Document): readonly ShownFact[] {
  const found = new Map<string, ShownFact>();
  for (const path of pathsRead(policyIn(document).must)) {
    const [root, name, ...words] = path.split(".");
    const fact = root === "facts" ? facts.find((one) => one.name === name) : undefined;
    for (const brand of fact?.places ? project.brands : [])
      for (const place of fact?.places?.(project, brand, words) ?? []) {
        const shown = shownAt(project, place);
        const key = `${shown.words} ${shown.route} ${shown.file}:${shown.line}`;
        found.set(key, { ...shown, brands: (found.get(key)?.brands ?? 0) + 1 });
      }
  }
  return [...found.values()];
}

function shownAt(project: Project, { screen, document, path, label }: FactPlace): Omit<ShownFact, "brands"> {
  return {
    // What a text is given shows with its figure alone.
    words: (englishText(project.documents, label) ?? label).replaceAll(/\{\{\w+\}\}/g, "…"),
    route: textIn(entries(screen.data).route),
    file: document.file,
    line: positionAt(document.text, offsetOf(document.tree, path, "value")).line,
  };
}
