import { afterEach, expect, it } from "vitest";
import type { LendingBrand } from "../../publish/page/lending-brand.ts";
import { putOn } from "./put-on.ts";

const before = document.head.innerHTML;
afterEach(() => {
  document.head.innerHTML = before;
  document.documentElement.removeAttribute("style");
});

const head = `<meta name="theme-color" media="(prefers-color-scheme: light)" content="#FFFFFF" />
  <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000000" />`;

const brand = (dark?: object) =>
  ({
    theme: { "color-brand": "#8E1C7A", "color-ground": "#FBF5FA" },
    ...(dark && { dark }),
    constants: { rootWidth: 750, rootParts: 3.75, maskOpacity: 0.6 },
  }) as unknown as LendingBrand;

const bars = () =>
  [...document.head.querySelectorAll("meta[name=theme-color]")].map((meta) => meta.getAttribute("content"));

it.each([
  ["one that is dark on a dark screen", { "color-ground": "#120810" }, "#120810"],
  ["one that is light everywhere", undefined, "#FBF5FA"],
])("B4 a page that came with another brand has all of the one that is put on: %s", (_, dark, onDark) => {
  document.head.innerHTML = head;
  putOn(brand(dark), document);
  expect(document.documentElement.style.getPropertyValue("--color-brand")).toBe("#8E1C7A");
  expect(bars()).toEqual(["#FBF5FA", onDark]);
});

it("B4 what a page has not is not missed", () => {
  document.head.innerHTML = "";
  expect(() => putOn(brand(), document)).not.toThrow();
});
