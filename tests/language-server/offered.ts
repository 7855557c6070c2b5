import { expect, it } from "vitest";
import type { Editor } from "./editor.ts";

/**
 * File, what stands there with ¦ at the cursor, some of what is offered with the beginning of what is said of it, and
 * what is not.
 */
export type Offered = [
  what: string,
  file: string,
  marked: string,
  some: Readonly<Record<string, string>>,
  none?: readonly string[],
];

/** A test for each row: whoever types there is offered these names and not those. */
export function offers(table: readonly Offered[], editor: () => Editor): void {
  it.each<Offered>([...table])("%s", async (_, file, marked, some, none = []) => {
    const found = await editor().completions(file, marked);
    const said = new Map(
      found.map(({ label, documentation = "" }) => [
        label.replace(/^"|"$/g, ""),
        typeof documentation === "string" ? documentation : documentation.value,
      ]),
    );
    const names = Object.keys(some).map((name) => [
      name,
      said.get(name)?.slice(0, some[name]?.length) ?? `not among ${[...said.keys()].slice(0, 5).join(", ")}`,
    ]);
    expect(Object.fromEntries(names)).toEqual(some);
    expect(none.filter((name) => said.has(name))).toEqual([]);
  });
}
