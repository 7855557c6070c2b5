import { describe, expect, it } from "vitest";
import { bridgeDocument } from "../../tests/native/bridge-document.ts";
import { nativeEvent } from "./native-event.ts";

describe("nativeEvent", () => {
  it.each([
    ["base_open", "base_open"],
    ["AF_purchase", "AF_purchase"],
    ["onJKAjaxError", "onJKAjaxError"],
    ["in_index", "base_in_index"],
    ["in_lendResult_0", "base_in_lendResult_0"],
    ["in_login", undefined],
    ["base_in_login", undefined],
    ["AF_in_login", undefined],
    ["base_in_login_done", "base_in_login_done"],
    ["in_login_done", "base_in_login_done"],
    ["page", undefined],
    ["database_open", undefined],
    ["af_purchase", undefined],
  ])("C17 X5 %s is called %s", (event, expected) => {
    expect(nativeEvent(event, bridgeDocument.analytics)).toBe(expected);
  });
});
