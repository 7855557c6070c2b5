import { Compiler } from "../../../engine/compile.ts";
import type { Pack } from "../../../engine/published.ts";
import { formSpec } from "../workload.ts";
import { formScreen, listScreen, rules, texts } from "./documents.ts";

/** What a page of the benchmark fetches for a screen. */
export interface BenchPack {
  readonly pack: Pack;
  readonly texts: Readonly<Record<string, string>>;
}

const { rule, screen } = new Compiler();
const shared: Pack = { rules: Object.fromEntries(rules.map((found) => [found.id, rule(found)])) };

/** The documents of the benchmark as they are published: the text of a pack for each screen, by its id. */
export function benchPacks(): Readonly<Record<string, string>> {
  const forms = [30, 300, 900].map((count): [string, BenchPack] => {
    const spec = formSpec(count);
    const form = screen(formScreen(spec, `bench-form-${count}`));
    return [form.id, { pack: { ...shared, screens: { [form.id]: form } }, texts: texts(spec) }];
  });
  const list: BenchPack = { pack: { screens: { [listScreen.id]: screen(listScreen) } }, texts: {} };
  return Object.fromEntries([...forms, [listScreen.id, list] as const].map(([id, pack]) => [id, JSON.stringify(pack)]));
}
