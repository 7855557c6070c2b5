import { expect, it } from "vitest";
import { answerCompare } from "./answer-compare.ts";
import { DeskDocuments } from "./desk-documents.ts";

const desk = new DeskDocuments(process.cwd());
const [one, other] = [
  { business: "716", channel: "104" },
  { business: "717", channel: "301" },
];

it("compares two brands of the folder", () => {
  const { told } = answerCompare(desk, { left: one, right: other });
  expect(told).toMatchObject({ left: { pair: "716-104", name: "Corvanta" }, right: { pair: "717-301" } });
  const names = told.sections.flatMap(({ fields }) => fields.map(({ path }) => path.join(".")));
  expect(names).toContain("home.order");
  expect(names).not.toContain("routes.home");
});

it.each([
  ["the left", { left: { ...one, business: "999" }, right: other }, "There is no brand 999-104."],
  ["the right", { left: one, right: { ...other, channel: "99" } }, "There is no brand 717-99."],
])("says that there is no such brand on %s", (_, asked, why) => {
  expect(() => answerCompare(desk, asked)).toThrow(why);
});
