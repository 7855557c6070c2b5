import { expect, it } from "vitest";
import { allDeeds, foldedBy } from "./deeds.ts";

const at = (minute: number) => `2026-11-27T04:0${minute}:00.000Z`;

it("edits of the studio stand among what else was done, by their time", () => {
  const audit = [
    { at: at(5), who: "ada", said: "Left the studio.", why: "" },
    { at: at(3), who: "bola", said: "Release r2 is live for all devices.", why: "No coupons" },
    { at: at(1), who: "ada", said: "Came into the studio.", why: "" },
  ];
  const said = ['Features: "Coupons" is off, was on, in brand 717-301.'];
  const edit = { who: "ada", file: "brands/pair/717-301.brand.json", undone: false };
  const edits = [
    { ...edit, id: 2, at: at(4), said: [], undoes: 1, undid: said },
    { ...edit, id: 1, at: at(2), said, undone: true },
  ];
  expect(allDeeds(audit, edits).map((deed) => [deed.who, deed.said, deed.why])).toEqual([
    ["ada", "Left the studio.", ""],
    ["ada", 'Taken back: “Features: "Coupons" is off, was on, in brand 717-301.”', ""],
    ["bola", "Release r2 is live for all devices.", "No coupons"],
    ["ada", 'Features: "Coupons" is off, was on, in brand 717-301.', ""],
    ["ada", "Came into the studio.", ""],
  ]);
});

const cases: [rows: string, groups: string][] = [
  ["", ""],
  ["a", "a"],
  ["s", "s"],
  ["s s s", "sss"],
  ["s s a s a b s s", "ss a s a b ss"],
  ["a a", "a a"],
];
const words = (text: string) => (text === "" ? [] : text.split(" "));

it.each(cases)("%j is folded to %j", (rows, groups) =>
  expect(foldedBy(words(rows), (row) => row === "s").map((group) => group.join(""))).toEqual(words(groups)),
);
