import type { Pack, ScreenDocument } from "../../engine/index.ts";

const kinds = { use: "parts", rule: "rules", call: "calls", decision: "decisions" } as const;

/** A screen with the documents it names, directly or through one another; its dialogs come when they open. */
export function closureOf(screen: ScreenDocument, shared: Pack): Pack {
  const found: Record<string, Record<string, unknown>> = { screens: { [screen.id]: screen } };
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const kind = Object.hasOwn(kinds, key) ? kinds[key as keyof typeof kinds] : undefined;
      const document = kind && typeof inner === "string" ? shared[kind]?.[inner] : undefined;
      if (kind && document && !found[kind]?.[inner as string]) {
        found[kind] = { ...found[kind], [inner as string]: document };
        visit(document);
      }
      visit(inner);
    }
  };
  visit(screen);
  return found as Pack;
}
