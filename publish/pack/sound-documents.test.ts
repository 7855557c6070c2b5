import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { behaviourNow } from "../check/behaviour/behaviour-now.ts";
import { Checker } from "../check/checker.ts";
import { readDocuments } from "../documents/read-documents.ts";
import { publishedBehaviour } from "../documents/records.ts";
import { soundDocuments } from "./sound-documents.ts";

const project = "tests/fixtures/project";
const file = "screens/loan/loan.screen.json";
const written = readDocuments(project);
const good = new Map(written.all.map((document) => [document.file, document.text])).set(
  publishedBehaviour,
  behaviourNow(written, undefined).next("The first day.").text,
);
const edited = readFileSync(`${project}/${file}`, "utf8").replace('"in": [1, 2]', '"in": [1, 20]');

it("R14 what a document does otherwise than published is not served: its last good text stands in", () => {
  const sound = soundDocuments(new Checker(project), new Map(good).set(file, edited), good);
  expect(sound.texts.get(file)).toBe(good.get(file));
  expect(sound.faults.map((fault) => `${fault.file}:${fault.line} ${fault.code}`)).toEqual([`${file}:19 E390`]);
});

it("R14 while somebody is at work on it, it is served, and he is warned", () => {
  const sound = soundDocuments(new Checker(project), new Map(good).set(file, edited), good, true);
  expect(sound.texts.get(file)).toBe(edited);
  expect(sound.faults).toEqual([]);
  expect(sound.warnings.map(({ code, severity }) => [code, severity])).toEqual([["E390", "warning"]]);
});
