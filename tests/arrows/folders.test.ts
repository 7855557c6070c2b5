import { dirname } from "node:path";
import { expect, it } from "vitest";
import { files, filesOf, isTest } from "./graph.ts";

/** A folder of more holds too much to be read at once. */
const most = 25;

it("a folder holds at most 25 files of code, but where each is one entry of a list", () => {
  const perFolder = new Map<string, number>();
  for (const file of [...files, ...filesOf("api")].filter((file) => !isTest(file))) {
    perFolder.set(dirname(file), (perFolder.get(dirname(file)) ?? 0) + 1);
  }
  const over = [...perFolder].filter(([, count]) => count > most).map(([folder]) => folder);
  expect(over.sort()).toEqual([
    "api/types", // one area of the contract each
    "api/types/entities", // one type of the contract each
    "engine/verbs", // one verb each
    "lending/operators", // one operator each
    "tools", // one command each
  ]);
});
