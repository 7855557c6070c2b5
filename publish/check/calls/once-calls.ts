import { posix } from "node:path";
import { elements, type Entries, entries, isEntries } from "../../documents/entries.ts";
import { messages } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import type { Check } from "../given/checking.ts";
import type { Project } from "../given/project.ts";

/**
 * A write that is told an amount of money says what it moves. What moves money is made once: it carries a key, and
 * names the call that tells by the key what became of it (R47); that call takes a `key` and is itself no such write.
 * What pays out or changes what is owed stands after a decision, so that no screen is a way round it (F6).
 */
export const checkOnceCalls: Check = ({ project, report }) => {
  const calls = project.ofKind("call");
  for (const [id, document] of calls) {
    const { kind, once, request, moves, after } = entries(document.data);
    const told = kind === "write" && namesMoney(project, posix.dirname(document.file), request);
    if (told && moves === undefined) report(document, [], messages.movesUnsaid(id));
    for (const key of keysOfOthers(entries(document.data)))
      report(document, [key], messages.ofOtherKind(id, key, kind === "write"), { at: "key" });
    if (moves !== undefined && kind === "read") report(document, ["moves"], messages.movesNothing(id));
    else if (moves !== undefined && once === undefined) report(document, ["moves"], messages.notOnce(id));
    if (after === undefined && (moves === "out" || moves === "terms"))
      report(document, ["moves"], messages.notDecided(id, moves));
    // What is no text is no id: the schema says so.
    if (typeof once !== "string" || kind === "read") continue;
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

/**
 * Keys of a call that say something of the other kind: a write whose answer is kept would not be made again, a read is
 * asked again by itself.
 */
const keysOfOthers = (call: Entries): readonly string[] =>
  Object.keys(call).filter((key) =>
    call.kind === "write"
      ? ["cache", "pages"].includes(key) ||
        (key === "cancellable" && call[key] === true) ||
        (key === "lastKnown" && call.byItself === undefined)
      : ["once", "after", "drops", "byItself"].includes(key),
  );

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
