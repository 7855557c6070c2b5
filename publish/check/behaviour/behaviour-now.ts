import type { Documents } from "../../documents/read-documents.ts";
import { formatPath } from "../../documents/position.ts";
import { publishedBehaviour } from "../../documents/records.ts";
import { Project } from "../given/project.ts";
import { type Behaviour, type Line, writtenBehaviour } from "../records/published-behaviour.ts";
import type { Fact } from "./fact.ts";
import { behaving, factsOf, nameOf } from "./facts-of.ts";
import { otherwise } from "./otherwise.ts";

/** What documents do now beside what was published of them. */
export interface Done {
  /** What is changed, gone or there more often, a line each. */
  readonly differences: readonly string[];
  /**
   * The record with all that came besides; of a document that does otherwise than published, as it was published. None
   * of a record that was changed by hand.
   */
  readonly kept: string | undefined;
  /** The record of what documents do now, as the next version. */
  readonly next: (why: string) => { readonly version: number; readonly text: string };
}

/** Compares what documents do now with what was published of them; of the very first nothing was. */
export function behaviourNow(documents: Documents, last: Behaviour | undefined): Done {
  const project = new Project(documents);
  const published = last?.documents ?? new Map<string, readonly Line[]>();
  const now = new Map<string, readonly Line[]>();
  const kept = new Map(published);
  const unsealed = last?.unsealed ?? [];
  const differences = unsealed.map((name) => `${publishedBehaviour} ${name}: as it was published → changed by hand`);
  for (const document of documents.all.filter(({ kind }) => behaving.includes(kind))) {
    const [name, facts] = [nameOf(document), factsOf(project, document)];
    const found = last ? otherwise(project, document, published) : [];
    differences.push(...found.map((one) => `${document.file} ${formatPath(one.path)}: ${one.expected} → ${one.found}`));
    now.set(name, facts.map(lineOf));
    if (found.length === 0) kept.set(name, facts.map(lineOf));
  }
  for (const name of published.keys()) if (!now.has(name)) differences.push(`${name} → none`);
  const versions = last?.versions ?? [];
  return {
    differences,
    kept: unsealed.length > 0 ? undefined : writtenBehaviour({ versions, documents: kept }),
    next(why) {
      const version = (last?.version ?? 0) + 1;
      return { version, text: writtenBehaviour({ versions: [...versions, { version, why }], documents: now }) };
    },
  };
}

function lineOf({ label, depth, does }: Fact): Line {
  const outlined = `${"  ".repeat(depth)}${label}`;
  return does === undefined ? [outlined] : [outlined, does];
}
