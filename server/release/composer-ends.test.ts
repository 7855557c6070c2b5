import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { copyDocuments } from "../../tests/journeys/support/documents-copy.ts";
import { drawingApp } from "../testing/drawing-app.ts";
import { LivePublication } from "./live-publication.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const copy = copyDocuments();
const help = "locales/en_US/help.text.json";
const brand = "brands/business/716.brand.json";
const said: string[] = [];
/** A built app whose drawing breaks down, or ends its process, where a brand is named so. */
const app = drawingApp();
let live: LivePublication;

beforeAll(async () => {
  app.build(
    `export const prerender = ({ brand, texts }) => {
       if (brand.name === "Thrower") throw new Error("no such drawing");
       if (brand.name === "Ender") process.exit(9);
       return "<p>first</p>";
     };`,
  );
  live = await LivePublication.open({
    root: copy.root,
    app: app.folder,
    store: join(app.folder, "store"),
    say: (line) => void said.push(line),
  });
});
afterAll(async () => {
  await live.close();
  copy.remove();
  app.remove();
});

const named = (name: string) => copy.edit<{ name: string }>(brand, (data) => void (data.name = name));
const name = () => live.current().boot("716", "302", "en_US")?.brand.name;

it("R14 a brand that cannot be drawn is not served, is told, and holds back nobody else", async () => {
  const before = live.current();
  named("Thrower");
  await live.settled();
  expect(name()).toBe("Corvanta");
  expect(live.current().release.id).toBe(before.release.id);
  expect(said.filter((line) => line.includes("no such drawing"))).toEqual([
    expect.stringMatching(
      /716\.brand\.json:1:1 expected pages in en_US, zh_CN to be drawn in 8 of 27 brands \(716-1, 716-104, 716-127, …\), found no such drawing \[E219\]$/,
    ),
  ]);
  copy.edit<{ texts: Record<string, string> }>(help, ({ texts }) => void (texts.title = "Helping"));
  await live.settled();
  expect(name()).toBe("Corvanta");
  expect(live.current().texts.en_US?.["help.title"]).toBe("Helping");
  named("Corvanta Plus");
  await live.settled();
  expect(name()).toBe("Corvanta Plus");
});

it("R14 where composing comes to an end the last good release goes on, and the next edit is composed anew", async () => {
  said.length = 0;
  named("Ender");
  await live.settled();
  expect(name()).toBe("Corvanta Plus");
  expect(said.join("\n")).toContain("broke down (it ended with 9); the last good release goes on serving");
  named("Corvanta");
  await live.settled();
  expect(name()).toBe("Corvanta");
});
