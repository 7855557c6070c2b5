import { expect, it } from "vitest";
import { parseDocument } from "../../documents/parse-document.ts";
import type { Document } from "../../documents/document.ts";
import { there } from "../../../tests/there.ts";
import { Memo } from "../memo/memo.ts";
import { askedBrand } from "./asked-brand.ts";

function layer(file: string, data: unknown): Document {
  const parsed = parseDocument("brand", file, JSON.stringify(data, null, 2));
  return there("document" in parsed ? parsed.document : undefined);
}

const base = { $schema: "x", id: "base", name: "One", flags: { a: true, b: false }, theme: { ink: "#000000" } };

function asked() {
  const memo = new Memo();
  const layers = memo.given<readonly Document[]>([]);
  const brand = askedBrand({ business: "716", channel: "104" }, layers.get, memo);
  return {
    memo,
    brand,
    say: (...all: readonly object[]) => {
      layers.set(
        all.map((data, at) => layer(at === 0 ? "brands/base.brand.json" : "brands/business/716.brand.json", data)),
      );
      memo.next();
    },
  };
}

it("is what its layers come to, as any object is read", () => {
  const { brand, say } = asked();
  say(base, { id: "716", flags: { b: true }, theme: null });
  expect(brand.value).toEqual({ name: "One", flags: { a: true, b: true } });
  expect(Object.entries(brand.value)).toEqual([
    ["name", "One"],
    ["flags", { a: true, b: true }],
  ]);
  expect([brand.value.theme, "theme" in brand.value, Object.hasOwn(brand.value, "name")]).toEqual([
    undefined,
    false,
    true,
  ]);
  for (const name of ["constructor", "toString", "__proto__", "hasOwnProperty"])
    expect(brand.value[name]).toBeUndefined();
  expect(brand.origins.get("flags.b")).toEqual({ file: "brands/business/716.brand.json", line: 4 });
  expect([...brand.origins.keys()]).toEqual(["name", "flags.a", "flags.b"]);
});

it("is worked out anew for whoever read the section that an edit is of, and for nobody else", () => {
  const { memo, brand, say } = asked();
  const worked: string[] = [];
  const question = (what: string, work: () => unknown) =>
    memo.once(() => {
      worked.push(what);
      return work();
    });
  const all = [
    question("name", () => brand.value.name),
    question("flags", () => brand.value.flags),
    question("keys", () => Object.keys(brand.value)),
    question("whole", () => JSON.stringify(brand.value)),
    question("who", () => brand.origins.get("flags.a")?.file),
  ];
  const round = (...layers: readonly object[]) => {
    say(...layers);
    worked.length = 0;
    for (const one of all) one();
    return [...worked];
  };
  expect(round(base)).toEqual(["name", "flags", "keys", "whole", "who"]);
  expect(round(base)).toEqual([]);
  expect(round({ ...base, name: "Two" })).toEqual(["name", "whole"]);
  expect(round({ ...base, name: "Two" }, { id: "716", flags: { a: false } })).toEqual(["flags", "whole", "who"]);
  // What an edit that is taken back came to before is known still.
  expect(round({ ...base, name: "Two", help: {} })).toEqual(["keys", "whole"]);
});
