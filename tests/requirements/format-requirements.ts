import type { Citation } from "./citation.ts";
import type { Requirement } from "./read-requirements.ts";

/** Each requirement with its text, the tests that name it, file by file, and how often it is cited besides. */
export function formatRequirements(requirements: readonly Requirement[], citations: readonly Citation[]): string {
  const blocks = requirements.map((requirement) => {
    const { id, text, open } = requirement;
    const tests = citations.filter((citation) => citation.kind === "test" && citation.id === id);
    const others = citations.filter((citation) => citation.kind !== "test" && citation.id === id).length;
    const named = tests.length > 0 ? tests.map(({ file, line, text: title }) => `    ${file}:${line}  ${title}`) : [];
    const count = tests.length === 1 ? "1 test" : `${tests.length} tests`;
    const state = open === undefined || tests.length > 0 ? count : `${count}, open`;
    return [`${id}  ${text}`, `  ${state}; named ${others} × elsewhere`, ...named].join("\n");
  });
  const without = requirements.filter(({ id }) => !citations.some((cited) => cited.kind === "test" && cited.id === id));
  const ids = without.map(({ id, open }) => (open === undefined ? id : `${id} (open)`)).join(", ");
  return [...blocks, `${requirements.length} ids; ${without.length} without a test${ids && `: ${ids}`}`].join("\n\n");
}
