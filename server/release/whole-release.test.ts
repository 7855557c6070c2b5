import { expect, it, vi } from "vitest";
import { readTexts } from "./document-texts.ts";
import { wholeRelease } from "./whole-release.ts";

vi.setConfig({ testTimeout: 60_000 });

const file = "brands/business/716.brand.json";

it("R14 of documents one of which is wrong nothing is released, and the line says where", () => {
  const shipped = readTexts(process.cwd());
  const wrong = (shipped.get(file) ?? "").replace('"flags"', '"flagz"');
  const draw = vi.fn();
  const make = () => wholeRelease({ root: process.cwd(), texts: new Map([...shipped, [file, wrong]]), draw });
  expect(make).toThrow(/^brands\/business\/716\.brand\.json:\d+:\d+ .*flagz/);
  expect(draw).not.toHaveBeenCalled();
});
