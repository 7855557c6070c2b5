import { describe, expect, it } from "vitest";
import { Reader } from "../expression/operator/reader.ts";
import { resolveValue } from "./value.ts";

const state: Record<string, unknown> = {
  "reads.terms.value.rates": [
    { id: 7, days: 14 },
    { id: 8, days: 30 },
  ],
  "form.chosen": 8,
};
const using = {
  reader: new Reader((path) => state[path]),
  text: (key: string, args?: Readonly<Record<string, unknown>>) => `${key}(${Object.values(args ?? {}).join()})`,
};

describe("resolveValue", () => {
  it.each([
    { given: { a: [1, { $: "form.chosen" }] }, expect: { a: [1, 8] } },
    { given: { $t: "x.days", args: { days: { $: "form.chosen" } } }, expect: "x.days(8)" },
    {
      given: {
        $each: "reads.terms.value.rates",
        give: {
          value: { $: "item.id" },
          title: { $t: "x.days", args: { days: { $: "item.days" } } },
          last: { $: { "===": [{ var: "item.id" }, { var: "form.chosen" }] } },
          place: { $: "index" },
        },
      },
      expect: [
        { value: 7, title: "x.days(14)", last: false, place: 0 },
        { value: 8, title: "x.days(30)", last: true, place: 1 },
      ],
    },
  ])("resolves $given", ({ given, expect: wanted }) => {
    expect(resolveValue(given, using)).toEqual(wanted);
  });

  it("refuses to go through what is no list", () => {
    expect(() => resolveValue({ $each: "form.chosen", give: 1 }, using)).toThrow(/list/);
  });
});
