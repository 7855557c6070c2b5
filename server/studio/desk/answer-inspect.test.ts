import { expect, it, vi } from "vitest";
import { answerInspect } from "./answer-inspect.ts";
import { DeskDocuments } from "./desk-documents.ts";

vi.setConfig({ testTimeout: 60_000 });

const desk = new DeskDocuments(process.cwd());
const tabs = { business: "716", channel: "104", language: "en_US", steps: [], widget: "tab-bar", words: "Bills" };

it("what is drawn around every screen leads to the values of the brand that it shows, and who says them", () => {
  const { told } = answerInspect(desk, tabs);
  expect(told).toMatchObject({ title: "Tab bar", places: [], texts: [] });
  const [order] = told.values.filter(({ path }) => path.join(".") === "tabs.order");
  expect(order).toMatchObject({ section: "tabs", takes: { is: "order" }, by: { name: "base" } });
  // Its style reads the brand's colours.
  expect(told.values.map(({ path }) => path.join("."))).toContain("theme.color-surface");
});

it("a title of a screen is in its document, in the words of the language that is spoken", () => {
  const scene = { kind: "screen" as const, id: "register" };
  const { told } = answerInspect(desk, { ...tabs, language: "zh_CN", scene, widget: "page-header" });
  expect(told.places.map(({ file }) => file)).toEqual(["screens/auth/register.screen.json"]);
  expect(told.texts.map(({ file }) => file)).toEqual(["locales/zh_CN/register.text.json"]);
});

it.each([
  ["brand", { business: "999" }, "There is no brand 999-104."],
  ["widget", { widget: "no-such" }, 'There is no widget "no-such".'],
  ["screen", { scene: { kind: "screen" as const, id: "no-such" } }, 'There is no screen "no-such" any more.'],
])("says that there is no such %s", (_, asked, why) => {
  expect(() => answerInspect(desk, { ...tabs, ...asked })).toThrow(why);
});
