import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Json } from "../../../publish/documents/json.ts";
import type { NewText } from "../../../publish/edit/with-texts.ts";
import { answers } from "./answers.ts";
import { DeskDocuments } from "./desk-documents.ts";

vi.setConfig({ testTimeout: 60_000 });

const layer = "brands/business/716.brand.json";
const tables = ["locales/en_US/slides.text.json", "locales/zh_CN/slides.text.json"] as const;
const [english, chinese] = tables;

let root: string;
let desk: DeskDocuments;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "slides-"));
  cpSync("tests/fixtures/project", root, { recursive: true });
  symlinkSync(join(process.cwd(), "schemas"), join(root, "schemas"));
  const base = join(root, "brands/base.brand.json");
  const slides = ' "lists": { "banner": [{ "id": "fast", "linkUrl": "/index" }] },\n  "routes"';
  writeFileSync(base, read(base).replace("../../../../schemas", "../schemas").replace('"routes"', slides));
  const texts = { title_fast: "A", text_fast: "B", button_fast: "C" };
  for (const file of tables)
    writeFileSync(
      join(root, file),
      `${JSON.stringify({ $schema: "../../schemas/text.schema.json", id: "slides", texts }, null, 2)}\n`,
    );
  desk = new DeskDocuments(root);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (path: string) => readFileSync(path, "utf8");
const says = (file: string) => JSON.parse(read(join(root, file))) as { texts: object; lists?: object };
const all = () => [layer, ...tables].map((file) => read(join(root, file)));

const feast = { en_US: "Easter", zh_CN: "复活节" };
const wordsOf = (language: keyof typeof feast): readonly NewText[] =>
  ["title", "text", "button"].map((word) => ({
    language,
    key: `slides.${word}_easter`,
    words: `${feast[language]} ${word.toUpperCase()}`,
  }));
const banner: Json = [{ id: "easter", linkUrl: "/index" }];
const add = (texts: readonly NewText[], value = banner) =>
  answers.edit(desk, { business: "716", channel: "302", path: ["lists", "banner"], value, layer: "business", texts });

it("a slide and its words in each language are written as one edit, and taken back as one, to the byte", async () => {
  const before = all();
  const { told, deed } = await add([...wordsOf("en_US"), ...wordsOf("zh_CN")]);
  expect(told).toMatchObject({ is: "written" });
  expect(says(layer).lists).toEqual({ banner });
  expect(says(english).texts).toMatchObject({ title_fast: "A", title_easter: "Easter TITLE" });
  expect(says(chinese).texts).toMatchObject({ button_easter: "复活节 BUTTON" });
  expect(deed).toMatchObject({ file: layer, besides: [{ file: english }, { file: chinese }] });
  if (!deed) throw new Error("nothing was written");
  expect((await answers.undo(desk, deed)).told.is).toBe("written");
  expect(all()).toEqual(before);
});

it("words that others have said since stay when a slide goes back with its own", async () => {
  const { deed } = await add([...wordsOf("en_US"), ...wordsOf("zh_CN")]);
  const text = read(join(root, english));
  writeFileSync(join(root, english), text.replace('"A"', '"Another"'));
  if (!deed) throw new Error("nothing was written");
  expect((await answers.undo(desk, deed)).told.is).toBe("written");
  expect(says(english).texts).toEqual({ title_fast: "Another", text_fast: "B", button_fast: "C" });
});

it("a slide that lacks words in one language is refused, and nothing of it is written", async () => {
  const before = all();
  const { told, deed } = await add(wordsOf("en_US"));
  expect(told).toMatchObject({ is: "refused" });
  expect(deed).toBeUndefined();
  expect(all()).toEqual(before);
});

it.each<[what: string, text: NewText, why: string]>([
  [
    "words over words that there are",
    { language: "en_US", key: "slides.title_fast", words: "Mine" },
    '"slides.title_fast" has words in en_US by now: they are edited under Texts.',
  ],
  [
    "words in a language that there is not",
    { language: "fr_FR", key: "slides.title_easter", words: "Joyeuses" },
    "There is no file locales/fr_FR/slides.text.json.",
  ],
])("%s are not written", async (_, text, why) => {
  const before = all();
  await expect(add([text])).rejects.toThrow(why);
  expect(all()).toEqual(before);
});
