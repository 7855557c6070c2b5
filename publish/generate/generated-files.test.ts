import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { generatedFiles } from "./generated-files.ts";

it("every generated file is as its source says (npm run generate)", async () => {
  const files = await generatedFiles(process.cwd());
  const stale = [...files].filter(([file, text]) => !existsSync(file) || readFileSync(file, "utf8") !== text);
  expect(stale.map(([file]) => file)).toEqual([]);
});
