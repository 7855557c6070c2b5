import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { generatedFiles } from "./generated-files.ts";

const files = await generatedFiles(process.cwd());

it("every generated file is as its source says (npm run generate)", () => {
  const stale = [...files].filter(([file, text]) => !existsSync(file) || readFileSync(file, "utf8") !== text);
  expect(stale.map(([file]) => file)).toEqual([]);
});

it("nothing lies among the types of calls that no call or entity stands for any more", () => {
  const there = readdirSync("api/types", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  expect(there.filter((file) => !files.has(`api/types/${file.replaceAll("\\", "/")}`))).toEqual([]);
});
