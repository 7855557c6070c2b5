import { describe, expect, it } from "vitest";
import type { PartDocument, ScreenDocument } from "../../engine/document.ts";
import { compilerFor } from "./kept-compiler.ts";

const screen: ScreenDocument = {
  id: "home",
  route: "/home",
  access: "public",
  title: "home.title",
  children: [{ use: "head" }],
};
const head = (tone: string): PartDocument => ({ id: "head", children: [{ widget: "box", props: { tone } }] });
const toneOf = (parts: readonly PartDocument[]) => compilerFor(parts).screen(screen).children;

describe("what was compiled before", () => {
  const soft = head("soft");

  it("is compiled once, as long as it and every part are the same objects", () => {
    expect(compilerFor([soft]).screen(screen)).toBe(compilerFor([soft]).screen(screen));
    expect(compilerFor([soft]).screen({ ...screen })).not.toBe(compilerFor([soft]).screen(screen));
  });

  it("is compiled anew where a part was edited, came or went, and for other params", () => {
    expect(toneOf([soft])).toEqual([{ widget: "box", props: { tone: "soft" } }]);
    expect(toneOf([head("loud")])).toEqual([{ widget: "box", props: { tone: "loud" } }]);
    expect(toneOf([soft, { id: "foot", children: [] }])).toEqual([{ widget: "box", props: { tone: "soft" } }]);
    expect(() => toneOf([])).toThrow('unknown part "head"');
    const section: PartDocument = { id: "hero", children: [{ widget: "box", props: { tone: { $: "with.tone" } } }] };
    const made = ["soft", "loud", "soft"].map((tone) => compilerFor([soft]).section(section, `hero.${tone}`, { tone }));
    expect(made.map(({ children }) => children)).toEqual(
      ["soft", "loud", "soft"].map((tone) => [{ widget: "box", props: { tone } }]),
    );
    expect(made[0]).toBe(made[2]);
  });
});
