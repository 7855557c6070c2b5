import { posix } from "node:path";
import { elements, entries, isEntries } from "../../documents/entries.ts";
import { messages } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import type { Check } from "../given/checking.ts";
import type { Project } from "../given/project.ts";

/**
 * A write that is told an amount of money is made once: it carries a key, and names the call that tells by
 * the key what became of it (R47). That call takes a `key` and is itself no such write.
 */
export const checkOnceCalls: Check = ({ project, report }) => {
  const calls = project.ofKind("call");
  for (const [id, document] of calls) {
    const { kind, once, request } = entries(document.data);
    const folder = posix.dirname(document.file);
    const moves = kind === "write" && namesMoney(project, folder, request);
    if (once === undefined && moves) report(document, [], messages.notOnce(id));
    // What is no text is no id: the schema says so.
    if (typeof once !== "string") continue;
    const asking = calls.get(once);
    if (!asking) {
      report(document, ["once"], messages.unknown("call", once, nearest(once, [...calls.keys()])));
      continue;
    }
    const asked = entries(asking.data);
    const takesKey = elements(entries(asked.request).required).includes("key");
    if (kind === "read" || asked.once !== undefined || !takesKey) report(document, ["once"], messages.notAsked(once));
  }
};

/** Whether a leaf of a shape is money, entities that it leads to included. */
function namesMoney(project: Project, folder: string, shape: unknown, seen = new Set<string>()): boolean {
  if (Array.isArray(shape)) return shape.some((inner) => namesMoney(project, folder, inner, seen));
  if (!isEntries(shape)) return false;
  if (shape.wire === "money") return true;
  if (typeof shape.$ref === "string") {
    const file = posix.join(folder, shape.$ref);
    if (seen.has(file)) return false;
    seen.add(file);
    return namesMoney(project, posix.dirname(file), project.ofKind("entity").get(file)?.data, seen);
  }
  return Object.values(shape).some((inner) => namesMoney(project, folder, inner, seen));
}
