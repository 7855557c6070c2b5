import { describe, expect, it } from "vitest";
import { HomeSections } from "./home-sections.ts";
import { KeptCompiler } from "./kept-compiler.ts";

const written = {
  hero: { id: "hero", children: [{ widget: "box", props: { tone: { $: "with.tone" } } }] },
  bill: { id: "bill", children: [{ widget: "bill" }] },
};
const soft = { use: "hero", with: { tone: "soft" } };

describe("the sections of brands", () => {
  it("are compiled once for each params, however many brands hand them", () => {
    const sections = new HomeSections(new KeptCompiler([]), written);
    const brands = Array.from({ length: 50 }, (_, index) =>
      sections.of({
        order: index % 2 ? ["top", "bill"] : ["bill", "top"],
        sections: { top: index % 5 ? soft : { use: "hero", with: { tone: "loud" } } },
      }),
    );
    expect(Object.values(sections.published)).toHaveLength(3);
    const [first, second] = brands.map(({ sections: found = {} }) => sections.published[found.top?.use ?? ""]);
    expect(first).toEqual({ children: [{ widget: "box", props: { tone: "loud" } }] });
    expect(second).toEqual({ children: [{ widget: "box", props: { tone: "soft" } }] });
    expect(brands.slice(0, 2).map(({ order }) => order)).toEqual([
      ["bill", "top"],
      ["top", "bill"],
    ]);
  });

  it("stand under their own name where a brand hands nothing to them", () => {
    const sections = new HomeSections(new KeptCompiler([]), written);
    expect(sections.of({ order: ["bill"] })).toEqual({ order: ["bill"], sections: { bill: { use: "bill" } } });
  });

  it("that are nowhere are left out", () => {
    const sections = new HomeSections(new KeptCompiler([]), written);
    expect(sections.of({ order: ["gone"] })).toEqual({ order: ["gone"], sections: {} });
  });
});
