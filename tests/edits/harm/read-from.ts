import type { Difference } from "./differences.ts";
import type { Effect } from "./effect.ts";
import { cut } from "./seen.ts";

/** Keys below which steps stand: where somebody is led, and what is sent. */
const leading = ["on", "guard", "then", "rows", "ok", "fail", "failFor", "undecided", "else", "catalogue"];
/** Keys by which something shows, or happens. */
const deciding = ["when", "if", "must", "each", "required", "bind"];
/** Keys of calls without which an amount or a secret travels otherwise, or twice. */
const carrying = ["path", "kind", "once", "after", "moves", "wire", "sensitive", "writeOnly", "cache", "key", "pages"];
/** What operators alone read, and whether the page that is left stays in the history. */
const aside = ["replace", "because", "description"];

/** What can be said of a difference without drawing it; undefined of what shows itself when it is drawn. */
export function readFrom({ path, was, is }: Difference, texts: Readonly<Record<string, string>>): readonly Effect[] {
  const keys = path.filter((key) => !/^\d+$/.test(key));
  const [kind, last] = [keys[0], keys.at(-1) ?? ""];
  const changed = `${path.join(".")}: ${cut(was)} → ${cut(is)}`;
  const ordinary: readonly Effect[] = [{ does: "something ordinary", seen: changed }];
  const harm: readonly Effect[] = [{ does: "harm", seen: changed }];
  const below = (of: readonly string[]) => keys.some((key) => of.includes(key));
  // Wordings are an operator's own; a text that is lost or empty tells nobody anything, and one with the words of another
  // names something else.
  if (kind === "texts") {
    if (typeof was !== "string") return ordinary;
    if (typeof is !== "string" || is.trim() === "") return harm;
    return Object.values(texts).includes(is) ? harm : ordinary;
  }
  // A brand's figures, order and flags are an operator's own, as far as the checks let them; what that shows is drawn.
  if (kind === "brand") return [];
  // What nobody named before, nobody comes to; nodes in another order are all there.
  if (was === undefined && path.length === 2) return ordinary;
  if (last === "children" && Array.isArray(was) && Array.isArray(is) && was.length === is.length) return [];
  if (aside.includes(last)) return ordinary;
  // What happens when somebody presses, and what is decided or refused, no drawing tells.
  if (kind === "calls") return below(carrying) ? harm : ordinary;
  if (below(leading) || below(deciding) || kind === "rules" || kind === "decisions") return harm;
  // Dialogs are drawn nowhere: another value or another number of nodes may be anything.
  if (kind === "dialogs") return below(["$"]) || Array.isArray(was) ? harm : ordinary;
  return [];
}
