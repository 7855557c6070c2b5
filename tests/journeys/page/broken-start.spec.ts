import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { readTexts } from "../../../server/release/document-texts.ts";
import { GoodTexts } from "../../../server/release/good-texts.ts";
import { copyProject, type ProjectCopy } from "../../guides/project-copy.ts";
import { emptyDataFolder } from "../support/empty-database.ts";
import { startServer } from "../support/server.ts";

// One of each folder, and of all that something is built of.
const broken = [
  "api/errors.catalogue.json",
  "api/loan/loan-apply.call.json",
  "api/published.openapi.json",
  "brands/base.brand.json",
  "brands/business/716.brand.json",
  "locales/en_US/help.text.json",
  "rules/decisions/borrow-entry.decision.json",
  "rules/validation/bvn.rule.json",
  "schemas/entities/entry-params.schema.json",
  "screens/help/suggest.screen.json",
  "screens/home/sections/banner.section.json",
  "widgets/button/button.schema.json",
];

let copy: ProjectCopy;
let data: string;
test.beforeEach(async () => {
  copy = copyProject();
  data = await emptyDataFolder();
});
test.afterEach(() => {
  copy.remove();
  rmSync(data, { recursive: true, force: true });
});

const start = () => startServer(copy.root, { DATA_FOLDER: data }, "start", copy.root);
const spoil = () => broken.forEach((file) => writeFileSync(join(copy.root, file), "{\n"));
const spoilt = (said: string) =>
  broken.filter((file) => new RegExp(`^${file}:\\d+:\\d+ .+ \\[E101\\]$`, "m").test(said));

test("R9 R14 npm start with a broken document of each folder serves all as it was last good, and says each line", async () => {
  new GoodTexts(join(data, "release")).keep(readTexts(copy.root));
  spoil();
  const server = await start();
  try {
    expect(spoilt(server.said())).toEqual(broken);
    expect(server.said()).toContain("The app is built.");
    for (const pair of ["b=718&c=302", "b=716&c=130"])
      expect((await fetch(`${server.url}/?${pair}`)).status, pair).toBe(200);
  } finally {
    await server.stop();
  }
});

test("R9 R14 with nothing kept it ends with these lines, and without a stack", async () => {
  spoil();
  const said = await start().then(
    () => "it started",
    (error: Error) => error.message,
  );
  expect(spoilt(said)).toEqual(broken);
  expect(said).toMatch(/^the server ended with 1:/);
  expect(said).not.toMatch(/^\s+at /m);
});
