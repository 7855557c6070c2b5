import { describe, expect, it } from "vitest";
import { findNaming } from "./find-naming.ts";

const objects = { new: "NativeApp", older: "AppBridge" };
const native = { postMessage: () => undefined };
const throwing = {
  get NativeApp() {
    throw new Error("not for you");
  },
};
const foreignFrame = new Proxy(
  {},
  {
    get() {
      throw new DOMException("cross-origin", "SecurityError");
    },
  },
);

describe("findNaming", () => {
  it.each([
    ["nothing", {}, undefined],
    ["the new object", { NativeApp: native }, "new"],
    ["the new object as a function", { NativeApp: Object.assign(() => undefined, native) }, "new"],
    ["the older object", { AppBridge: {} }, "older"],
    ["both", { NativeApp: native, AppBridge: {} }, "new"],
    ["a new object that takes no message, and the older one", { NativeApp: {}, AppBridge: {} }, "older"],
    ["a new object that takes no message", { NativeApp: {} }, undefined],
    ["null", { NativeApp: null, AppBridge: null }, undefined],
    ["a text", { NativeApp: "yes", AppBridge: "yes" }, undefined],
    ["an element with that id", { NativeApp: { ...native, nodeType: 1 }, AppBridge: { nodeType: 1 } }, undefined],
    ["a frame with that name", { NativeApp: { ...native, window: {} }, AppBridge: { window: {} } }, undefined],
    ["a frame of another origin", { NativeApp: foreignFrame, AppBridge: foreignFrame }, undefined],
    ["a name that throws", throwing, undefined],
    ["the user agent of a webview alone", { navigator: { userAgent: "Android; wv NativeApp AppBridge" } }, undefined],
  ])("R70 B1 finds in %s what is there", (_, page, expected) => {
    expect(findNaming(page, objects)).toBe(expected);
  });
});
