import { entries, isEntries } from "../../documents/entries.ts";
import { messages } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import type { Check } from "../given/checking.ts";

/**
 * A list that comes in pages is shown to its end: a call names a list of its answer, each screen that reads it has a
 * list with its further pages or says that the first one is enough, and such a list names a read of that kind.
 */
export const checkPages: Check = ({ project, report }) => {
  const calls = project.ofKind("call");
  const pagesOf = (call: unknown) => entries(calls.get(String(call))?.data).pages;
  for (const call of calls.values()) {
    const { pages, response } = entries(call.data);
    const lists = Object.entries(entries(entries(response).properties)).filter(([, field]) =>
      isEntries(entries(field).items),
    );
    const names = lists.map(([name]) => name);
    if (typeof pages === "string" && !names.includes(pages))
      report(call, ["pages"], messages.unknown("list of the answer", pages, nearest(pages, names)));
  }
  const shown = new Set<string>();
  for (const document of project.documents)
    for (const { node, path } of project.places(document).nodes) {
      const { more } = entries(node.each);
      if (typeof more !== "string") continue;
      for (const host of project.hosts.of(document)) {
        const read = entries(entries(entries(host.data).reads)[more]);
        if (pagesOf(read.call) === undefined)
          report(document, [...path, "each", "more"], messages.notPaged(more, String(entries(host.data).id)));
        shown.add(`${host.file} ${more}`);
      }
    }
  for (const screen of project.ofKind("screen").values())
    for (const [name, read] of Object.entries(entries(entries(screen.data).reads))) {
      const { call, first } = entries(read);
      const paged = pagesOf(call) !== undefined;
      const whole = shown.has(`${screen.file} ${name}`);
      if (paged && !whole && first !== true) report(screen, ["reads", name], messages.unreachableRest(name));
      if (first === true && (!paged || whole)) report(screen, ["reads", name, "first"], messages.needlessFirst(name));
    }
};
