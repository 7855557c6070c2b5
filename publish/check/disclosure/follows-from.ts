import { variablesOf } from "../../../engine/expression.ts";
import { elements, entries, isEntries } from "../../documents/entries.ts";
import type { Project } from "../given/project.ts";
import type { Disclosed } from "./disclosed.ts";
import { type Given, placed } from "./placed.ts";
import type { WayOut } from "./ways-out.ts";

/** What a borrower's own steps may write. */
const writable = ["journey", "screen", "form", "device", "session"];

/** The paths that the facts and what a call is given follow from; what only the borrower knows (a PIN) is told by nobody. */
export function followsFromPaths(project: Project, call: Disclosed["calls"][number], way: WayOut): ReadonlySet<string> {
  const { reads } = entries(way.screen.data);
  const asked = entries(entries(entries(project.ofKind("call").get(call.id)?.data).request).properties);
  const told = Object.entries(entries(way.body)).filter(([field]) => entries(asked[field]).writeOnly !== true);
  const reading = Object.values(entries(reads)).filter((read) => entries(read).call === call.answer);
  const given = way.nodes[way.at]?.given ?? {};
  const values = [...told.map(([, value]) => inside(value, given)), ...reading.map((read) => entries(read).with)];
  const paths = new Set(values.flatMap(pathsOf));
  // A set gives what is added to it while it is walked.
  for (const path of paths) for (const inner of workedOutFrom(way.screen.data, path)) paths.add(inner);
  return new Set([...paths].filter((path) => writable.includes(path.split(".")[0] ?? "")));
}

/** The paths that a screen works another one out of; none of a path that holds its value itself. */
export function workedOutFrom(screen: unknown, path: string): readonly string[] {
  const { derived, decided } = entries(screen);
  const [root, name = ""] = path.split(".");
  if (root === "derived") return pathsOf({ $: entries(derived)[name] });
  return root === "decided" ? pathsOf(entries(decided)[name]) : [];
}

/** Whether what is written at one path is seen at another. */
export const meet = (one: string, other: string): boolean =>
  `${one}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${one}.`);

/** A value as it stands where its part is used. */
export function inside(value: unknown, given: Given): unknown {
  if (Array.isArray(value)) return value.map((inner) => inside(inner, given));
  if (!isEntries(value)) return value;
  if ("$" in value) return { $: placed(value.$, given) };
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inside(inner, given)]));
}

/** Every path that a value reads, however deep. */
export function pathsOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return elements(value).flatMap(pathsOf);
  if (!isEntries(value)) return [];
  if ("$" in value) return variablesOf(value.$).map(({ name }) => name);
  return Object.values(value).flatMap(pathsOf);
}
