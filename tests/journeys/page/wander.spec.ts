import { expect, test } from "@playwright/test";
import { runCommand } from "../support/command.ts";

test("npm run wander -- --browser walks in the built app, and says what it came by", async () => {
  const { status, said, errors } = await runCommand(["wander", "--browser", "--built", "--steps", "10", "--seed", "3"]);
  expect(said + errors).toMatch(/\d+ steps, \d+ personas, \d+ brands, \d+ screens\nmoves: /);
  expect(status).toBe(0);
});
