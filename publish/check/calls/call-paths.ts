import { entries } from "../../documents/entries.ts";
import { messages } from "../../faults/messages.ts";
import { ofEach } from "../given/checking.ts";
import type { Project } from "../given/project.ts";

/** Each call has a path of its own: of two that share one, a lender answers one alone. */
export const checkCallPaths = ofEach(({ project, published, report }, document) => {
  const { id, path } = entries(document.data);
  const ids = project.whole(idsByPath).get(String(path)) ?? [];
  if (ids.length < 2) return;
  const calls = published && "calls" in published ? published.calls : new Map<string, unknown>();
  // Whose it is that lenders have; of new ones that of the first.
  const whose = ids.find((one) => calls.has(one)) ?? ids[0] ?? "";
  if (whose !== String(id)) report(document, ["path"], messages.pathTwice(String(path), whose));
}, "call");

const idsByPath = (project: Project): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const [id, { data }] of project.ofKind("call")) {
    const path = String(entries(data).path);
    found.set(path, [...(found.get(path) ?? []), id]);
  }
  return found;
};
