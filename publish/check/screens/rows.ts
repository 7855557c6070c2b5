import { elements, type Entries, entries } from "../../documents/entries.ts";
import { messages } from "../../faults/messages.ts";
import { ofEach } from "../given/checking.ts";

/**
 * Each element of a list shows: only so many do at first, and where conditions hide some of these, less shows than
 * there is room for, or nothing at all over a press for more. What is not to show is left out of the list itself.
 */
export const checkRows = ofEach(({ project, report }, document) => {
  const parts = project.ofKind("part");
  for (const { node, path } of project.places(document).nodes) {
    if (node.each === undefined) continue;
    if (node.when !== undefined) report(document, [...path, "when"], messages.hiddenRow());
    if (typeof node.use !== "string") continue;
    const drawn = elements(entries(parts.get(node.use)?.data).children).map(entries);
    if (drawn.length > 0 && drawn.every(({ when }) => when !== undefined) && !eitherShows(drawn.map(keyOf)))
      report(document, [...path, "use"], messages.hiddenRowBy(node.use));
  }
});

/** A condition as text; a path alone is the reading of it. */
const keyOf = ({ when }: Entries) => JSON.stringify(typeof when === "string" ? { var: when } : when);

/** Whether one of them holds whatever is read: a condition, and its very opposite. */
const eitherShows = (conditions: readonly string[]) =>
  conditions.some((condition) => conditions.includes(`{"!":[${condition}]}`));
