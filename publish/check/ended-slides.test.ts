import { expect, it } from "vitest";
import { readDocuments } from "../documents/read-documents.ts";
import { check } from "../../tests/check.ts";
import { endedSlides } from "./ended-slides.ts";
import { formatFault } from "./given/report.ts";

const file = "brands/channel/302.brand.json";
const brand = `{
  "id": "302",
  "lists": {
    "banner": [{ "id": "easter", "linkUrl": "/index", "until": "2027-03-29" }],
    "activities": [{ "id": "always", "linkUrl": "/index" }, { "id": "odd", "linkUrl": "/index", "until": "29/03/2027" }]
  }
}`;
const overlay = new Map([[file, brand]]);
const { all } = readDocuments("tests/fixtures/project", overlay);

it.each([
  ["2027-03-29", []],
  [
    "2027-03-30",
    [
      `${file}:4:64 lists.banner[0].until: slide "easter" ended on 2027-03-29: nobody sees it any more; take it out or give it another day [E617]`,
    ],
  ],
])("S7 on %s somebody is told of the slides that are over: %j", (today, said) => {
  expect(endedSlides(all, today).map(formatFault)).toEqual(said);
});

it("S7 what is over is no error, whatever day it is", () => {
  const { errors } = check("tests/fixtures/project", { overlay });
  expect(errors.map(({ code }) => code)).not.toContain("E617");
});
