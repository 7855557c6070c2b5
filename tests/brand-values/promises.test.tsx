import { describe, expect, it, vi } from "vitest";
import schema from "../../schemas/brand.schema.json" with { type: "json" };
import { draw, type State, states } from "./draw.ts";
import { features, wordless } from "./features.ts";
import { addresses } from "./screen-addresses.ts";

// Every screen is drawn: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 120_000 });

type Language = "en_US" | "zh_CN";
type Flags = Readonly<Record<string, boolean>>;

const names = Object.keys(features);
const each = (on: boolean): Flags => Object.fromEntries(names.map((name) => [name, on]));

/** Features that words name. */
function named(words: string, language: Language): string[] {
  return names.filter((name) => {
    const { [language]: called, else: other } = features[name] as (typeof features)[string];
    return called.test(other ? words.replace(other, "") : words);
  });
}

const said: Readonly<Record<string, { readonly title: string; readonly needs?: readonly string[] }>> =
  schema.properties.flags.properties;

/** A flag off, and with it those that need it. */
const off = (name: string): Flags =>
  Object.fromEntries(
    Object.entries(said).flatMap(([flag, { needs = [] }]) =>
      flag === name || needs.includes(name) ? [[flag, false]] : [],
    ),
  );

/** Every address with the features that it names. */
async function walk(flags: Flags, language: Language, state: State): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const address of addresses) {
    const said = named(await draw(address, { flags, language, state }), language);
    if (said.length > 0) found.set(address, said);
    document.body.replaceChildren();
  }
  return found;
}

it("each flag of the schema has words, or a reason why it has none", () => {
  expect([...names, ...Object.keys(wordless)].toSorted()).toEqual(Object.keys(said).toSorted());
});

describe.each(["en_US", "zh_CN"] as const)("A5 in %s", (language) => {
  it.each(Object.keys(states) as State[])("no screen names a feature while all are off (%s)", async (state) => {
    expect([...(await walk(each(false), language, state))]).toEqual([]);
  });

  it("each feature is named while it is on, and nowhere once it alone is off", async () => {
    const on = await walk(each(true), language, "full");
    const unnamed: string[] = [];
    const left: string[] = [];
    for (const name of names) {
      const where = [...on].flatMap(([address, said]) => (said.includes(name) ? [address] : []));
      if (where.length === 0) unnamed.push(name);
      for (const address of where) {
        const words = await draw(address, { flags: { ...each(true), ...off(name) }, language });
        if (named(words, language).includes(name)) left.push(`${name} at ${address}`);
        document.body.replaceChildren();
      }
    }
    expect({ unnamed, left }).toEqual({ unnamed: [], left: [] });
  });
});
