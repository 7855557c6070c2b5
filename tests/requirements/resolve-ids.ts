import type { Citation } from "./citation.ts";
import type { Requirement } from "./read-requirements.ts";

/** What is wrong between docs/product and the places that cite it, one line each; none when every id resolves. */
export function resolveIds(requirements: readonly Requirement[], citations: readonly Citation[]): readonly string[] {
  const known = new Map<string, Requirement>();
  const twice: string[] = [];
  for (const requirement of requirements) {
    const first = known.get(requirement.id);
    if (first) twice.push(`${place(requirement)}: ${requirement.id} stands at ${place(first)} already`);
    else known.set(requirement.id, requirement);
  }
  const proven = new Set(citations.filter(({ kind }) => kind === "test").map(({ id }) => id));
  return [
    ...twice,
    ...citations
      .filter(({ id }) => !known.has(id))
      .map((citation) => `${place(citation)}: ${citation.id} stands nowhere in docs/product: ${citation.text}`),
    ...[...known.values()].flatMap((requirement) => {
      const { id, open } = requirement;
      if (open === undefined && !proven.has(id)) return [`${place(requirement)}: no test names ${id}`];
      if (open !== undefined && proven.has(id))
        return [`${place(requirement)}: ${id} is open, and yet a test names it`];
      return [];
    }),
  ];
}

const place = ({ file, line }: { readonly file: string; readonly line: number }) => `${file}:${line}`;
