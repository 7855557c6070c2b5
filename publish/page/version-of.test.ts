import { expect, it } from "vitest";
import type { LendingBrand } from "./lending-brand.ts";
import { versionOf } from "./version-of.ts";

const brand = { constants: { appVersion: "1.0.0", emergencyVersion: "emergency {ip}" } } as LendingBrand;

it.each([
  ["app.example.com", "1.0.0"],
  ["localhost", "1.0.0"],
  ["10.1.2.3", "emergency 10.1.2.3"],
  ["[::1]", "emergency [::1]"],
  ["", "1.0.0"],
])("K9 a page from %j says version %s", (host, said) => expect(versionOf(brand, host)).toBe(said));
