import { readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { LivePublication } from "../../publish/pack/live-publication.ts";
import { copyDocuments } from "../../tests/journeys/support/documents-copy.ts";
import { openTestLender } from "../testing/test-lender.ts";
import { callBrand, loadBrands, publishedBrands } from "./brands.ts";

vi.setConfig({ testTimeout: 120_000 });

const copy = copyDocuments();
afterAll(() => {
  copy.remove();
  loadBrands(process.cwd());
});

it("B9 the lender answers by an edited brand with the next call, and by the last good one where the edit is wrong", async () => {
  const said: string[] = [];
  const documents = new LivePublication(copy.root, (line) => void said.push(line));
  const lender = await openTestLender({ brandOf: publishedBrands(documents) });
  const length = async () => (await (await lender.as(2)).ok("captcha-image")).length;
  const file = join(copy.root, "brands/base.brand.json");
  let edits = 0;
  const edit = async (from: string, to: string, told: RegExp) => {
    writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
    const at = new Date(Date.now() + ++edits * 5000);
    utimesSync(file, at, at);
    await vi.waitFor(
      () => {
        documents.current();
        expect(said.join("\n")).toMatch(told);
      },
      { timeout: 20_000, interval: 50 },
    );
  };
  expect(await length()).toBe(4);
  await edit('"graphicCodeLength": 4', '"graphicCodeLength": 6', /The documents have changed/);
  expect(await length()).toBe(6);
  expect(callBrand().constants.graphicCodeLength).toBe(6);
  await edit('"graphicCodeLength": 6', '"graphicCodeLength": 99', /graphicCodeLength: expected at most 8/);
  expect(await length()).toBe(6);
  await lender.close();
});
