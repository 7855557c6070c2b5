import { spawn } from "node:child_process";
import { expect, test } from "@playwright/test";

test("npm run wander -- --browser walks in the built app, and says what it came by", async () => {
  const asked = ["wander", "--browser", "--built", "--steps", "10", "--seed", "3"];
  const child = spawn(process.execPath, ["tools/run.mjs", ...asked], { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (said += text));
  const status = await new Promise((settle) => child.once("close", settle));
  expect(said).toMatch(/\d+ steps, \d+ personas, \d+ brands, \d+ screens\nmoves: /);
  expect(status).toBe(0);
});
