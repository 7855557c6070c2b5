import type { Fact } from "./fact.ts";
import type { Otherwise } from "./besides.ts";

/** What was published of a node, found under another name: that one is named, at its place. Undefined of what is no node. */
export function otherName(was: string, { label, path }: Pick<Fact, "label" | "path">): Otherwise | undefined {
  const node = path.at(-2) === "on" ? path.slice(0, -2) : path;
  const [before, now] = [was, label].map((said) => said.split(" on ")[0]?.split(" ") ?? []);
  if (!before || !now || before.length !== now.length || before[0]?.includes(".")) return undefined;
  const [at, ...more] = [...before.keys()].filter((place) => before[place] !== now[place]);
  if (at === undefined || more.length > 0) return undefined;
  const leads = before[0] === "use" || before[0] === "arrange";
  const key = at === 0 ? "widget" : at === 1 && leads ? String(before[0]) : "id";
  return { path: [...node, key], expected: JSON.stringify(before[at]), found: JSON.stringify(now[at]) };
}
