import { entries } from "../../documents/entries.ts";
import { messages } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import type { Check } from "../given/checking.ts";
import { drawnBy, firstScreens } from "../given/drawn-by.ts";
import type { Project } from "../given/project.ts";

/**
 * The first screen is drawn when it is published, and sent so: of the widgets that the first script holds (`entry` of
 * their schema) and of nothing that comes later or has to be found out.
 */
export const checkFirstDrawn: Check = ({ project, report }) => {
  const entry = project.whole(entryWidgets);
  if (entry.length === 0) return;
  const widgets = project.ofKind("widget");
  for (const screen of firstScreens(project)) {
    const said = entries(screen.data);
    for (const { key, isRight, expected } of ofScreen)
      if (!isRight(said[key]))
        report(screen, said[key] === undefined ? [] : [key], messages.firstNeeds(expected, said[key]), { at: "key" });
    for (const document of drawnBy(project, screen))
      for (const { node, path } of project.places(document).nodes) {
        const type = String(node.widget);
        const schema = entry.includes(type) ? undefined : widgets.get(type);
        if (schema)
          report(document, [...path, "widget"], messages.firstWidget(entry, type, schema.file, nearest(type, entry)));
        for (const key of ofNodes)
          if (node[key] !== undefined)
            report(document, [...path, key], messages.firstNeeds(`no "${key}"`, node[key]), { at: "key" });
      }
  }
};

const entryWidgets = (project: Project): readonly string[] =>
  [...project.ofKind("widget")].flatMap(([type, { data }]) => (entries(data).entry === true ? [type] : []));

const isAbsent = (value: unknown): boolean => value === undefined;

/** What a first screen says of itself: what is drawn around a screen comes later, and nobody is logged in yet. */
const ofScreen: readonly {
  readonly key: string;
  readonly isRight: (value: unknown) => boolean;
  readonly expected: string;
}[] = [
  { key: "access", isRight: (value) => value !== "borrower", expected: '"access" of "guest" or "any"' },
  { key: "header", isRight: (value) => value === "none", expected: '"header" of "none"' },
  { key: "tab", isRight: isAbsent, expected: 'no "tab"' },
  { key: "guard", isRight: isAbsent, expected: 'no "guard"' },
];

/** Keys of nodes whose content comes later: what shows more of a list, the pieces that a brand arranges. */
const ofNodes = ["each", "arrange"];
