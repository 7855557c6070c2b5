import { isDeepStrictEqual } from "node:util";
import type { Line } from "../records/published-behaviour.ts";
import type { Otherwise } from "./besides.ts";
import type { Fact } from "./fact.ts";
import { saidApart } from "./said.ts";

/** The values of a layer that are others than published, that came, or that are gone. */
export function otherValues(lines: readonly Line[], values: readonly Fact[]): readonly Otherwise[] {
  const [was, is] = [
    new Map(lines.map(([label, does]) => [label, does])),
    new Map(values.map(({ label, does }) => [label, does])),
  ];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((label): readonly Otherwise[] => {
    if (isDeepStrictEqual(was.get(label), is.get(label))) return [];
    const [expected, found] = saidApart(was.get(label), is.get(label));
    return [{ path: label.split("."), expected, found, changed: { was: was.get(label), is: is.get(label) } }];
  });
}
