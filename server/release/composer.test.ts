import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { copyDocuments } from "../../tests/journeys/support/documents-copy.ts";
import { Composer } from "./composer.ts";

// All documents are checked: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 120_000 });

it("B9 R14 what becomes another thing while it is looked at is told once, as it is then", () => {
  const copy = copyDocuments();
  const brand = join(copy.root, "brands/business/716.brand.json");
  let meanwhile = (): void => undefined;
  const composer = new Composer({ root: copy.root, begin: () => meanwhile() });
  expect(composer.look()?.composed).toBeDefined();
  rmSync(brand);
  meanwhile = () => {
    symlinkSync("/nowhere/716.brand.json", brand);
    meanwhile = () => undefined;
  };
  expect(composer.look()?.lines).toEqual([
    expect.stringMatching(/^brands\/business\/716\.brand\.json:1:1 .* \[E108\]$/),
  ]);
  expect(composer.look()).toBeUndefined();
  copy.remove();
});
