import { messageOf } from "../../../engine/expression.ts";
import type { Boot } from "../../../publish/page/boot.ts";
import { differences, type Difference } from "./differences.ts";
import { met, type Met, type Persona, personas } from "./drawn.tsx";
import type { bootsOf } from "../../../app/testing/boot.ts";
import { routed } from "./routed.ts";

/** What an edit that was accepted does, and where that was seen. */
export interface Effect {
  readonly does: "nothing" | "something ordinary" | "harm";
  readonly seen: string;
}

type Boots = ReturnType<typeof bootsOf>;

/** The pairs in which every screen is drawn. */
const pairs: readonly (readonly [string, string])[] = [
  ["718", "302"],
  ["716", "130"],
];

const nothing: Effect = { does: "nothing", seen: "nobody reads it" };

/** Keys below which steps stand: where somebody is led, and what is sent. */
const leading = ["on", "guard", "then", "rows", "ok", "fail", "failFor", "undecided", "else", "catalogue"];
/** Keys by which something shows, or happens. */
const deciding = ["when", "if", "must", "each", "required", "bind"];
/** Keys of calls without which an amount or a secret travels otherwise, or twice. */
const carrying = ["path", "kind", "once", "after", "moves", "wire", "sensitive", "writeOnly", "cache", "key", "pages"];

/** Says of an edit what it does: to what is published, then to what every persona meets in both brands. */
export async function harmOf(before: Boots, edited: () => Boots): Promise<Effect> {
  let after: Boots;
  try {
    after = edited();
  } catch (error) {
    return { does: "harm", seen: `cannot be published: ${messageOf(error)}` };
  }
  const effects: Effect[] = [];
  for (const pair of pairs) {
    const [was, is] = [before, after].map((boots) => boots(...pair, "en_US", "/index"));
    if (!was || !is) continue;
    const found = differences(published(was), published(is));
    const screens = [
      ...new Set(found.flatMap(({ path: [kind, id] }) => (kind === "screens" && id !== undefined ? [id] : []))),
    ];
    effects.push(...found.flatMap((difference) => readFrom(difference)));
    if (effects.some(({ does }) => does === "harm")) break;
    // What is said and what a brand's values are stands on any screen.
    const everywhere = found.some(({ path: [kind] }) => kind === "texts" || kind === "brand");
    // Of a screen that only apps show, nothing is drawn: that it is another one is all that is known.
    const [one] = found;
    const addresses = routed(was, everywhere ? undefined : screens);
    for (const address of addresses)
      for (const persona of personas) {
        const effect = await seen(before, after, { pair, address, persona, everywhere });
        if (effect) effects.push(effect);
        if (effect?.does === "harm") return effect;
      }
    if (one && addresses.length === 0)
      effects.push({ does: "something ordinary", seen: `not drawn: ${one.path.join(".")}` });
  }
  return effects.find(({ does }) => does === "harm") ?? effects[0] ?? nothing;
}

/** What of a page's beginning is made from documents. */
const published = ({ pack, texts, brand, release: { catalogue } }: Boot) => ({ ...pack, texts, brand, catalogue });

/** What can be said of a difference without drawing it; what is drawn shows itself. */
function readFrom({ path, was, is }: Difference): readonly Effect[] {
  const place = path.join(".");
  const keys = path.filter((key) => !/^\d+$/.test(key));
  const changed = `${place}: ${cut(was)} → ${cut(is)}`;
  const harm = (of: readonly string[]) => keys.some((key) => of.includes(key));
  const [kind] = keys;
  // What nobody named before, nobody comes to; nodes in another order are all there.
  if (was === undefined && path.length === 2) return [{ does: "something ordinary", seen: changed }];
  if (keys.at(-1) === "children" && Array.isArray(was) && Array.isArray(is) && was.length === is.length) return [];
  // Whether the page that is left stays in the history, and what operators alone read.
  if (["replace", "because", "description"].includes(keys.at(-1) ?? ""))
    return [{ does: "something ordinary", seen: changed }];
  const ordinary: Effect = { does: "something ordinary", seen: changed };
  if (kind === "texts")
    return [typeof was === "string" && typeof is === "string" ? ordinary : { ...ordinary, does: "harm" }];
  if (kind === "brand") return [keys.includes("theme") ? ordinary : { ...ordinary, does: scaledBrand(was, is) }];
  if (kind === "calls") return harm(carrying) ? [{ does: "harm", seen: changed }] : [ordinary];
  if (harm(leading) || harm(deciding) || kind === "rules" || kind === "decisions")
    return [{ does: "harm", seen: changed }];
  if (kind === "dialogs" && (harm(["$"]) || Array.isArray(was))) return [{ does: "harm", seen: changed }];
  return kind === "screens" ? [] : [ordinary];
}

/** A figure, flag or list of a brand is the operator's own; one of another size is a slip. */
const scaledBrand = (was: unknown, is: unknown): Effect["does"] =>
  typeof was === "number" && typeof is === "number" && (is <= 0 || is >= was * 20 || is <= was / 20)
    ? "harm"
    : "something ordinary";

/** Who comes where, in which brand; `everywhere` when it is words or a brand's values that are other ones. */
interface Meeting {
  readonly pair: readonly [string, string];
  readonly address: string;
  readonly persona: Persona;
  readonly everywhere: boolean;
}

async function seen(
  before: Boots,
  after: Boots,
  { pair, address, persona, everywhere }: Meeting,
): Promise<Effect | undefined> {
  const was = await known(before, pair, address, persona);
  const is = await met(after, pair, address, persona);
  const where = `${address.split("?")[0] ?? ""} (${pair.join("-")}, ${persona})`;
  const lost = was.words.filter((words) => !is.words.includes(words));
  const came = is.words.filter((words) => !was.words.includes(words));
  const harm = (what: string): Effect => ({ does: "harm", seen: `${where}: ${what}` });
  if (was.asked.join("\n") !== is.asked.join("\n")) return harm("the lender is asked otherwise");
  if (was.went.join() !== is.went.join())
    return harm(`leads to ${is.went.join() || "nowhere"}, not ${was.went.join() || "nowhere"}`);
  if (lost.length > came.length) return harm(`no more ${cut(lost)}`);
  const figures = (all: readonly string[]) => all.filter((words) => /\d/.test(words)).join("\n");
  // A word or value of a brand that is another one is an operator's own choice.
  if (!everywhere && figures(lost) !== figures(came)) return harm(`${cut(lost)} → ${cut(came)}`);
  if (was.markup === is.markup) return undefined;
  return { does: "something ordinary", seen: `${where}: ${lost.length > 0 ? cut(lost) : "looks"} → ${cut(came)}` };
}

const first = new WeakMap<Boots, Map<string, Promise<Met>>>();

/** What was met before any edit, drawn once. */
function known(boots: Boots, ...[pair, address, persona]: [readonly [string, string], string, Persona]): Promise<Met> {
  const all = first.get(boots) ?? new Map<string, Promise<Met>>();
  first.set(boots, all);
  const key = [...pair, address, persona].join(" ");
  const drawn = all.get(key) ?? met(boots, pair, address, persona);
  all.set(key, drawn);
  return drawn;
}

const cut = (value: unknown): string => {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 70 ? `${text.slice(0, 69)}…` : text;
};
