import { describe, expect, it } from "vitest";
import { bridgeDocument } from "../../tests/native/bridge-document.ts";
import { isForwarded } from "./is-forwarded.ts";

describe("isForwarded", () => {
  it.each([
    ["base_open", true],
    ["AF_purchase", true],
    ["onJKAjaxError", true],
    ["in_login", false],
    ["base_in_login", false],
    ["AF_in_login", false],
    ["base_in_login_done", true],
    ["page", false],
    ["database_open", false],
    ["af_purchase", false],
  ])("C17 X5 %s: %s", (event, expected) => {
    expect(isForwarded(event, bridgeDocument.analytics)).toBe(expected);
  });
});
