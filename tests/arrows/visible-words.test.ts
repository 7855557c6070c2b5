import { describe, expect, it } from "vitest";
import { filesOf, isTest, textOf } from "./graph.ts";

describe("visible words", () => {
  const drawn = [...filesOf("engine"), ...filesOf("widgets")].filter((file) => file.endsWith(".tsx") && !isTest(file));

  it("B7 no element of the engine or a widget holds words of its own", () => {
    const found = drawn.flatMap((file) =>
      [...textOf(file).matchAll(/<\/?[A-Za-z][^<>]*(?<!=)>([^<>{}]*\p{L}[^<>{}]*)<\//gu)].map(
        ([, words = ""]) => `${file}: ${words.trim()}`,
      ),
    );
    expect(found).toEqual([]);
  });

  it("B7 no attribute that is read out or shown holds words of its own", () => {
    const shown = /\b(aria-label|aria-description|aria-roledescription|title|alt|placeholder)="([^"]*\p{L}[^"]*)"/gu;
    const found = drawn.flatMap((file) => [...textOf(file).matchAll(shown)].map(([whole]) => `${file}: ${whole}`));
    expect(found).toEqual([]);
  });
});
