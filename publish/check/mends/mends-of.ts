import type { Document, Fault } from "../../documents/document.ts";
import { otherwise } from "../behaviour/otherwise.ts";
import { publishedLines } from "../behaviour/published-lines.ts";
import type { Project } from "../given/project.ts";
import type { PublishedBehaviour } from "../records/published-behaviour.ts";
import type { PublishedContract } from "../records/published-contract.ts";
import { blamedTypes } from "./blamed-types.ts";
import { blamedValues } from "./blamed-values.ts";
import { contractBack } from "./contract-back.ts";
import type { Mend } from "./mend.ts";
import { misspeltAtHome } from "./misspelt-at-home.ts";
import { putBack } from "./put-back.ts";
import { rightThere } from "./right-there.ts";
import { speltRight } from "./spelt-right.ts";
import { withinBounds } from "./within-bounds.ts";

/** What was found: errors, and the files of documents that do otherwise than published. */
interface Wrong {
  readonly errors: readonly Fault[];
  readonly otherwise: ReadonlySet<string>;
  readonly read: { readonly all: readonly Document[] };
}

/**
 * What a widget's schema says all are held to who place it: its mend comes first, for only so many are tried, and
 * theirs are as many as there are of them.
 */
const widgetsFirst = (files: ReadonlyMap<string, Document>) => (one: string, other: string) =>
  Number(files.get(other)?.kind === "widget") - Number(files.get(one)?.kind === "widget");

/**
 * What may be taken back of what is wrong: what is otherwise than published or promised to lenders, what is declared another way than all who
 * use it, what a fault suggests, what a brand has out of its bounds.
 */
export function mendsOf(
  wrong: Wrong,
  project: Project,
  { behaviour, contract }: { readonly behaviour: PublishedBehaviour; readonly contract: PublishedContract },
): readonly Mend[] {
  const { errors, read } = wrong;
  const files = new Map(read.all.map((document) => [document.file, document]));
  const back = [...wrong.otherwise].sort(widgetsFirst(files)).flatMap((file) => {
    const document = files.get(file);
    const published = document && publishedLines(behaviour, document);
    if (!document || !published?.lines) return [];
    return otherwise(project, document, published.all).flatMap((other) => putBack(document, other) ?? []);
  });
  const ofEach = (mend: (fault: Fault, document: Document) => Mend | readonly Mend[] | undefined): readonly Mend[] =>
    errors.flatMap((fault) => {
      const document = files.get(fault.file);
      return (document && mend(fault, document)) ?? [];
    });
  const promised = ofEach((fault, document) => contractBack(fault, document, contract));
  const right = ofEach(rightThere);
  const spelt = ofEach(speltRight);
  const bounded = ofEach((fault, document) => withinBounds(fault, document, { project, behaviour }));
  const home =
    errors.length > 1
      ? [...misspeltAtHome(errors, read.all), ...blamedValues(errors, files), ...blamedTypes(errors, files)]
      : [];
  const texts = new Set<string>();
  return [...back, ...home, ...promised, ...right, ...spelt, ...bounded].filter(
    ({ text }) => !texts.has(text) && texts.add(text),
  );
}
