import { expect, it } from "vitest";
import { brandValue } from "../../publish/documents/compose-brand.ts";
import { all } from "../../app/testing/boot.ts";
import schema from "../../schemas/brand.schema.json" with { type: "json" };
import { byLender } from "./by-lender.ts";
import { inApp } from "./in-app.tsx";
import { onScreens } from "./on-screens.ts";

const brand = brandValue(all, "718", "302");

it.each(inApp)("B3 $value is what the app acts by", async ({ value, to, see, was, is }) => {
  const [group = "", name = ""] = value.split(".");
  const own = { ...brand, [group]: { ...brand[group as "flags"], [name]: to } };
  const before = await see(brand);
  document.body.replaceChildren();
  expect([before, await see(own)]).toEqual([was, is]);
});

it("B3 every flag, figure, claim and list of the schema is seen somewhere when it is changed", () => {
  const { claims, flags, constants, lists } = schema.properties;
  const values = Object.entries({ claims, flags, constants, lists }).flatMap(([group, { properties }]) =>
    Object.keys(properties).map((name) => `${group}.${name}`),
  );
  const seen = new Set([...onScreens, ...inApp, ...byLender].map(({ value }) => value));
  expect([...seen].toSorted()).toEqual(values.toSorted());
});
