import { expect, it } from "vitest";
import { readsOf } from "./reads-of.ts";

it.each<[string, unknown, readonly string[], readonly string[]]>([
  ["a value", { live: { amount: { $: "brand.claims.maximumAmount" } } }, ["claims.maximumAmount"], []],
  [
    "a text and what it is given",
    { live: { text: { $t: "home.hello", args: { of: { $: "brand.name" } } } } },
    ["name"],
    ["home.hello"],
  ],
  ["a condition", { when: { and: [{ var: "brand.flags.voucher" }, { var: "form.agree" }] } }, ["flags.voucher"], []],
  [
    "a list that repeats it",
    { in: { filter: [{ var: "brand.lists.banner" }, { var: "brand" }] } },
    ["lists.banner"],
    [],
  ],
  [
    "steps",
    [{ do: "go", if: "brand.flags.a", with: { to: { $: "brand.routes.home" } } }],
    ["flags.a", "routes.home"],
    [],
  ],
  ["what the screen works out of another", { when: { var: "derived.open.first" } }, ["flags.open"], []],
  ["nothing of the brand", { props: { text: "brand.name" }, when: { var: "form.brand" } }, [], []],
])("%s", (_, found, brand, texts) => {
  const derived = {
    open: { "!": [{ var: "derived.shut" }] },
    shut: { or: [{ var: "derived.open" }, { var: "brand.flags.open" }] },
  };
  expect(readsOf(found, derived)).toEqual({ brand, texts });
});
