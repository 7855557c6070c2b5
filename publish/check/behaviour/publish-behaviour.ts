import { canonical } from "../../documents/json.ts";
import type { Documents } from "../../documents/read-documents.ts";
import { formatPath } from "../../documents/position.ts";
import { Project } from "../given/project.ts";
import { type Behaviour, type Line, writtenBehaviour } from "../records/published-behaviour.ts";
import { behaving, factsOf, nameOf } from "./facts-of.ts";
import { otherwise } from "./otherwise.ts";

/** What publishing the behaviour of documents came to. */
interface Publishing {
  /** The record to be written; null where it is as it is to be, or nobody says why something is otherwise. */
  readonly text: string | null;
  /** What documents do otherwise than published, a line each. */
  readonly differences: readonly string[];
  /** What they do that is not published, or not so, a line each. */
  readonly unpublished: readonly string[];
  readonly version: number;
}

/**
 * The record of what documents do now: the next version, with the reason, where something that was published is changed,
 * gone or there more often; the same version where something came besides.
 */
export function publishBehaviour(
  documents: Documents,
  last: Behaviour | undefined,
  why: string | undefined,
): Publishing {
  const project = new Project(documents);
  const now = new Map<string, readonly Line[]>();
  const differences: string[] = [];
  const unpublished: string[] = [];
  for (const document of documents.all.filter(({ kind }) => behaving.includes(kind))) {
    const facts = factsOf(project, document);
    const name = nameOf(document);
    const lines = facts.map(({ label, depth, does }): Line => {
      const outlined = `${"  ".repeat(depth)}${label}`;
      return does === undefined ? [outlined] : [outlined, sorted(does)];
    });
    now.set(name, lines);
    const published = last?.documents.get(name) ?? [];
    unpublished.push(...besides(published, lines).map((one) => `${document.file}: ${one}`));
    for (const { path, expected, found } of otherwise(published, facts))
      differences.push(`${document.file} ${formatPath(path)}: ${expected} → ${found}`);
  }
  for (const name of last?.documents.keys() ?? []) if (!now.has(name)) differences.push(`${name} → none`);
  const version = last?.version ?? 0;
  const reason = last === undefined ? "What documents do on the first day." : why?.trim();
  const written = (versions: readonly unknown[]) => writtenBehaviour({ versions, documents: now });
  if (last !== undefined && differences.length === 0) {
    const text = written(last.versions);
    return { text: text === writtenBehaviour(last) ? null : text, differences, unpublished, version };
  }
  if (reason === undefined || reason === "") return { text: null, differences, unpublished, version };
  const next = { version: version + 1, why: reason };
  return { text: written([...(last?.versions ?? []), next]), differences, unpublished, version: version + 1 };
}

/** What is done that a list of lines does not say, by its names. */
function besides(published: readonly Line[], now: readonly Line[]): readonly string[] {
  const left = published.map(textOf);
  return now.flatMap((line) => {
    const at = left.indexOf(textOf(line));
    if (at >= 0) left.splice(at, 1);
    return at >= 0 || line.length === 1 ? [] : [line[0].trimStart()];
  });
}

const textOf = ([label, does]: Line): string => `${label.trimStart()} ${canonical(does)}`;

/** The same with its keys in order, so that the order in which somebody wrote them is no difference. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
