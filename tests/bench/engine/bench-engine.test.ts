import { expect, it } from "vitest";
import { noHost } from "../../../engine/index.ts";
import { benchEngine } from "./bench-engine.ts";
import { type BenchPack, benchPacks } from "./published.ts";

const packs = Object.entries(benchPacks());

it.each(packs)("%s begins at once, as what is measured does", (id, text) => {
  const engine = benchEngine([id], noHost);
  engine.documents.add((JSON.parse(text) as BenchPack).pack);
  expect(engine.arrivals.begin(`/${id}`)).toBe(`/${id}`);
});
