import { afterAll, expect, it } from "vitest";
import { Compiler } from "../../engine/compile.ts";
import { registerOperators } from "../../engine/expression.ts";
import { appOperators } from "../../lending/operators/index.ts";
import type { Publication } from "../../publish/pack/publication.ts";
import { forBrand, loadBrands } from "./brands.ts";
import { assertRule, loadRules, publishedRules, RuleRefusal } from "./rules.ts";

registerOperators(appOperators);
const brand = loadBrands(process.cwd())();
afterAll(() => loadRules(process.cwd()));

it("B7 a text that a refusal names within another is said in the language of who asked", () => {
  const unit = { id: "unit", checks: [{ must: false, say: "rules.low", args: { unit: { $t: "rules.naira" } } }] };
  // Of a release the rules alone are asked for.
  publishedRules({ current: () => ({ rule: () => new Compiler().rule(unit) }) as unknown as Publication });
  let refusal: unknown;
  try {
    forBrand(brand, () => assertRule("unit", 1));
  } catch (error) {
    refusal = error;
  }
  expect(refusal).toBeInstanceOf(RuleRefusal);
  const words = { en_US: "naira", zh_CN: "奈拉" };
  for (const language of ["en_US", "zh_CN"] as const)
    expect((refusal as RuleRefusal).argsIn((key) => `${key}: ${words[language]}`)).toEqual({
      unit: `rules.naira: ${words[language]}`,
    });
});
