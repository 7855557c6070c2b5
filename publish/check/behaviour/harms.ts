import type { Document } from "../../documents/document.ts";
import { isWithin, type Path } from "../../documents/position.ts";
import type { Project } from "../given/project.ts";
import type { Harms, Otherwise } from "./besides.ts";
import type { Fact } from "./fact.ts";
import { nameOf } from "./facts-of.ts";
import { waysToWrite } from "./once-ways.ts";
import type { Published } from "./gone-by.ts";
import { saidApart } from "./said.ts";
import { selfRunning } from "./self-running.ts";
import { writtenAnew } from "./written-anew.ts";

/**
 * What no addition may do, wherever it comes: make a call that is made once, by itself or in a published document any
 * that writes, run by itself, or write what something published sends or goes by. The first of these is said of a fact.
 */
export function harmsOf(project: Project, document: Document, facts: readonly Fact[], published: Published): Harms {
  const harms = new Map<Fact, Otherwise>();
  const add = (path: Path, found: string, more: Pick<Otherwise, "makes" | "writes">) => {
    const fact = innermost(facts, path);
    if (fact && !harms.has(fact))
      harms.set(fact, { path, expected: "none", found: `${saidOf(fact)}${found}`, ...more });
  };
  const isPublished = published.has(nameOf(document));
  for (const { path, call, once } of waysToWrite(project, document))
    if (once || isPublished || isByItself(facts, path)) add(path, "", { makes: { call, once } });
  // What nobody published runs nowhere yet, but for what brands put in place.
  const isRun = isPublished || document.kind === "section";
  for (const { path, event, file } of isRun ? selfRunning(project, document) : [])
    add(path, `, in which "${event}" of ${file} runs by itself`, {});
  for (const { path, name, reader } of writtenAnew(project, document, published))
    add(path, "", { writes: { name, reader } });
  return harms;
}

/**
 * Whether what stands at a place comes without anything that a borrower does: when a screen opens, when a time is over.
 */
const isByItself = (facts: readonly Fact[], path: Path): boolean =>
  path[0] === "on" || path[0] === "guard" || innermost(facts, path)?.byItself === true;

const innermost = (facts: readonly Fact[], path: Path): Fact | undefined =>
  facts.filter((fact) => isWithin(path, fact.path)).sort((one, other) => other.path.length - one.path.length)[0];

const saidOf = ({ label, does }: Fact): string => saidApart({ [label]: does ?? {} }, undefined)[0];
