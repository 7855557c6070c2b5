import type { Grammar } from "../../engine/grammar.ts";
import type { Pack, ScreenDocument } from "../../engine/document.ts";
import { referencesOf } from "../documents/references-of.ts";

/** Where a pack holds each kind of document. */
const groups = {
  screen: "screens",
  part: "parts",
  section: "sections",
  dialog: "dialogs",
  menu: "menus",
  rule: "rules",
  decision: "decisions",
  call: "calls",
} as const satisfies Readonly<Record<string, keyof Pack>>;

/** What comes along with what names it; the others come when they are opened. */
const along: Readonly<Record<string, keyof Pack>> = {
  part: groups.part,
  rule: groups.rule,
  decision: groups.decision,
  call: groups.call,
};

/** Every document of a pack, with its kind. */
export const documentsIn = (pack: Pack): [kind: string, document: unknown][] =>
  Object.entries(groups).flatMap(([kind, group]) =>
    Object.values(pack[group] ?? {}).map((document): [string, unknown] => [kind, document]),
  );

/** A screen with the documents it names, directly or through one another; its dialogs come when they open. */
export function closureOf(screen: ScreenDocument, shared: Pack, grammar?: Grammar): Pack {
  const found: Record<string, Record<string, unknown>> = { screens: { [screen.id]: screen } };
  const follow = (kind: string, document: unknown): void => {
    for (const { to, name } of referencesOf(kind, document, grammar)) {
      const group = along[to];
      const id = String(name);
      const named = group && shared[group]?.[id];
      if (!named || found[group]?.[id]) continue;
      found[group] = { ...found[group], [id]: named };
      follow(to, named);
    }
  };
  follow("screen", screen);
  return found as Pack;
}
