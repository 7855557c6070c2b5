import type { Fact } from "./fact.ts";
import type { Otherwise } from "./besides.ts";

/** What was published, found under another name: that one is named, at its place. Undefined where more is otherwise. */
export function otherName(was: string, fact: Pick<Fact, "label" | "path">): Otherwise | undefined {
  if (was === fact.label) return undefined;
  return was.includes(".") ? otherKey(was, fact) : otherNode(was, fact);
}

/** An entry of an object is known by its key, one of a list by what is said of it. */
function otherKey(was: string, { label, path }: Pick<Fact, "label" | "path">): Otherwise {
  const [head = "", ...before] = was.split(".");
  const isKey = label.startsWith(`${head}.`) && typeof path.at(-1) === "string";
  const [expected, found] = isKey ? [before.join("."), label.slice(head.length + 1)] : [was, label];
  const what = isKey ? "key " : "";
  return {
    path,
    expected: `${what}${JSON.stringify(expected)}`,
    found: `${what}${JSON.stringify(found)}`,
    ...(label.startsWith(`${head}.`) && { renamed: { was: before.join("."), is: label.slice(head.length + 1) } }),
  };
}

function otherNode(was: string, { label, path }: Pick<Fact, "label" | "path">): Otherwise | undefined {
  const node = path.at(-2) === "on" ? path.slice(0, -2) : path;
  const [before, now] = [was, label].map((said) => said.split(" on ")[0]?.split(" ") ?? []);
  if (!before || !now || before.length !== now.length) return undefined;
  const [at, ...more] = [...before.keys()].filter((place) => before[place] !== now[place]);
  if (at === undefined || more.length > 0) return undefined;
  const leads = before[0] === "use" || before[0] === "arrange";
  const key = at === 0 ? "widget" : at === 1 && leads ? String(before[0]) : "id";
  return {
    path: [...node, key],
    expected: JSON.stringify(before[at]),
    found: JSON.stringify(now[at]),
    changed: { was: before[at], is: now[at] },
  };
}
