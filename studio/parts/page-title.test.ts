import { expect, it } from "vitest";
import { titleAt } from "./page-title.ts";

it.each([
  ["/", "Brands"],
  ["/texts", "Texts"],
  ["/compare", "Compare"],
  ["/compare/-/717-301", "717-301 · Compare"],
  ["/compare/716-104/717-301/apps", "716-104 and 717-301 · Compare"],
  ["/compare/releases/1234567/folder", "Releases · Compare"],
  ["/why", "Why"],
  ["/why/borrow-entry", "borrow-entry · Why"],
  ["/paper/brands/business/716.brand.json", "716.brand.json"],
  ["/publish", "Publish"],
  ["/wrong", "Checks"],
  ["/nonsense", "No such page"],
  ["/brand/716/104/home", undefined],
])("the page at %s is called %j", (address, title) => expect(titleAt(address)).toBe(title));
