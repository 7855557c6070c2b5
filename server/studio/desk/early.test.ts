import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { areaOf } from "../../../publish/pack/area-of.ts";
import { publish } from "../../../publish/pack/publication.ts";
import { picturesIn } from "../../release/composer.ts";
import { compose, type Draw } from "../../release/compose.ts";
import { readTexts } from "../../release/document-texts.ts";
import { DeskDocuments } from "./desk-documents.ts";
import { earlyOf } from "./early.ts";

// All documents are read and checked: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000 });

const pair = { business: "716", channel: "104" };
const page = { html: new Uint8Array(), policy: "" };
const draw: Draw = ({ business, channel }) => ({ page, lost: page, icon: `${business}-${channel}`, wholeIcon: "" });

it("the pair that was edited gets, to the byte, what the whole release has for it, and nobody else anything", () => {
  const desk = new DeskDocuments(process.cwd());
  const early = earlyOf(desk.root, desk.checked(), pair, draw);
  const pictures = picturesIn(readTexts(process.cwd()));
  const { composed } = compose(publish(desk.documents(), areaOf, [], pictures), { draw, pictures });
  expect(early?.release).toEqual(composed.release);
  expect([...(early?.files ?? [])]).toEqual([...composed.files]);
  expect([...(early?.boots.keys() ?? [])]).toEqual(["716-104-en_US", "716-104-zh_CN"]);
  for (const [name, boot] of early?.boots ?? []) {
    expect(Buffer.from(boot).equals(composed.boots.get(name) ?? new Uint8Array()), name).toBe(true);
    expect(early?.drawn.get(name)?.icon).toBe("716-104");
  }
});

it("there is nothing early of documents that are wrong, or cannot be drawn", () => {
  const root = mkdtempSync(join(tmpdir(), "early-"));
  try {
    cpSync("brands", join(root, "brands"), { recursive: true });
    for (const folder of ["schemas", "screens", "rules", "api", "locales", "widgets"])
      symlinkSync(join(process.cwd(), folder), join(root, folder));
    writeFileSync(join(root, "brands/pair/716-130.brand.json"), "{");
    expect(earlyOf(root, new DeskDocuments(root).checked(), pair, draw)).toBeUndefined();
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  const undrawn: Draw = () => {
    throw new Error("cannot be drawn");
  };
  expect(earlyOf(process.cwd(), new DeskDocuments(process.cwd()).checked(), pair, undrawn)).toBeUndefined();
});
