import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import type { Draw } from "../../release/compose.ts";
import { DeskDocuments } from "./desk-documents.ts";
import { rehearse } from "./rehearse.ts";

// All documents are read and checked: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000 });

const page = { html: new Uint8Array(), policy: "" };

/** Rehearses with the folder as it is; gives the names under which a pair was drawn. */
function rehearsed(desk: DeskDocuments): ReadonlySet<unknown> {
  const drawn = new Set<unknown>();
  const draw: Draw = (boot) => {
    drawn.add(boot.brand.name);
    return { page, lost: page, icon: "", wholeIcon: "" };
  };
  for (const _ of rehearse(desk, draw));
  return drawn;
}

it("an edit is gone through down to what its pair gets, and nothing is otherwise afterwards", () => {
  const desk = new DeskDocuments(process.cwd());
  const before = desk.checked();
  expect(rehearsed(desk)).toEqual(new Set(["Rehearsal"]));
  const { errors, documents } = desk.checked();
  expect(errors).toEqual([]);
  expect(documents.map(({ text }) => text)).toEqual(before.documents.map(({ text }) => text));
  for (const { file, text } of documents.filter(({ kind }) => kind === "brand"))
    expect(readFileSync(file, "utf8"), file).toBe(text);
});

it("where documents are wrong already nothing is rehearsed", () => {
  const root = mkdtempSync(join(tmpdir(), "rehearsed-"));
  try {
    cpSync("brands", join(root, "brands"), { recursive: true });
    for (const folder of ["schemas", "screens", "rules", "api", "locales", "widgets"])
      symlinkSync(join(process.cwd(), folder), join(root, folder));
    writeFileSync(join(root, "brands/base.brand.json"), "{");
    expect(rehearsed(new DeskDocuments(root))).toEqual(new Set());
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
