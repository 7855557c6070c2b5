import { readdirSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { readTexts } from "./document-texts.ts";
import type { Draw } from "./compose.ts";
import { wholeRelease } from "./whole-release.ts";

vi.setConfig({ testTimeout: 60_000 });

const file = "brands/business/716.brand.json";
const root = process.cwd();
const shipped = readTexts(root);

it("R14 of documents one of which is wrong nothing is released, and the line says where", () => {
  const wrong = (shipped.get(file) ?? "").replace('"flags"', '"flagz"');
  const draw = vi.fn();
  const make = () => wholeRelease({ root, texts: new Map([...shipped, [file, wrong]]), draw });
  expect(make).toThrow(/^brands\/business\/716\.brand\.json:\d+:\d+ .*flagz/);
  expect(draw).not.toHaveBeenCalled();
});

it("R14 of documents that cannot be drawn nothing is released, and one line says it for all brands", () => {
  const draw = () => {
    throw new Error("the first screen /login needs more");
  };
  expect(() => wholeRelease({ root: process.cwd(), texts: readTexts(process.cwd()), draw })).toThrow(
    /^expected pages in en_US, zh_CN to be drawn in all 27 brands, found the first screen \/login needs more \[E219\]$/,
  );
});

describe("R7 of a release that a newer build has published one line is said alone: what that knows and this one does not", () => {
  const type = "greeting";
  const widget = {
    ...{ $schema: "../../schemas/widget.schema.json", type, title: "Greeting", description: "Greets." },
    props: { type: "object", additionalProperties: false, properties: {} },
    accessibility: { role: "none", name: "the greeting", keyboard: "none" },
  };
  const examples = {
    ...{ $schema: "../../schemas/widget-examples.schema.json", id: type },
    examples: [{ name: "default", props: {} }],
  };
  const texts = new Map([
    ...shipped,
    [`widgets/${type}/${type}.schema.json`, JSON.stringify(widget)],
    [`widgets/${type}/${type}.examples.json`, JSON.stringify(examples)],
  ]);
  const known = { widgets: readdirSync("widgets") };
  const line =
    'it needs an engine that knows widget "greeting", which this one does not; a newer build can serve it, or the one that it was published with';

  it("where a text of it seems to be used by nobody", () => {
    const own = ["en_US", "zh_CN"].map((language) => {
      const words = `locales/${language}/widgets.text.json`;
      return [words, (shipped.get(words) ?? "").replace('"texts": {', '"texts": { "greeting-hello": "👋",')] as const;
    });
    const draw = vi.fn();
    expect(refusal(() => wholeRelease({ root, texts: new Map([...texts, ...own]), draw, known }))).toBe(line);
    expect(draw).not.toHaveBeenCalled();
  });

  it("where drawing alone finds it missing, for every pair and language", () => {
    const draw: Draw = () => {
      throw new Error('screen bill: this build has no widget "greeting"');
    };
    expect(refusal(() => wholeRelease({ root, texts, draw, known }))).toBe(line);
  });
});

/** Why something is not made. */
function refusal(make: () => unknown): string {
  try {
    make();
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
  return "it is made";
}
