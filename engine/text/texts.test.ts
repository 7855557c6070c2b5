import { expect, it } from "vitest";
import { Texts } from "./texts.ts";

const english = {
  "a.plain": "Plain",
  "a.filled": "Hello {{name}}",
  "a.days_one": "{{count}} day",
  "a.days_other": "{{count}} days",
  "a.state": "Check status",
  "a.state_40": "Pending answer",
};
const chinese = { "a.plain": "简单", "a.days_other": "{{count}}天" };

function open() {
  const missing: string[] = [];
  const texts = new Texts("en_US", english, (key) => missing.push(key));
  texts.add("zh_CN", chinese);
  return { texts, missing };
}

it.each([
  ["a.plain", undefined, "Plain"],
  ["a.filled", { name: "<b>Ngozi</b>" }, "Hello <b>Ngozi</b>"],
  ["a.days", { count: 1 }, "1 day"],
  ["a.days", { count: 5 }, "5 days"],
  ["a.state", { context: 40 }, "Pending answer"],
  ["a.state", { context: 999 }, "Check status"],
])("B7 %s with %j → %s", (key, args, text) => {
  expect(open().texts.text(key, args)).toBe(text);
});

it("B7 another language speaks after it was chosen", async () => {
  const { texts } = open();
  await texts.use("zh_CN");
  expect([texts.language, texts.text("a.plain"), texts.text("a.days", { count: 1 })]).toEqual(["zh_CN", "简单", "1天"]);
});

it("R28 a missing key speaks as itself and is reported once", () => {
  const { texts, missing } = open();
  expect([texts.text("a.gone"), texts.text("a.gone")]).toEqual(["a.gone", "a.gone"]);
  expect(missing).toEqual(["a.gone"]);
});
