import { describe, expect, it } from "vitest";
import { DocumentStore, type Pack, type Release } from "./document-store.ts";
import type { PublishedScreen, PublishedSection } from "./published.ts";

const screen = (id: string) => ({ id, children: [] }) as unknown as PublishedScreen;
const card: PublishedSection = { children: [] };
const packs: Record<string, Pack> = {
  "shared.json": { sections: { card } },
  "area.json": { screens: { list: screen("list") } },
};

/** A store whose packs come when they are let; `fail` lets one fail. */
function store() {
  const waiting = new Map<string, { come: () => void; fail: () => void }>();
  const asked: string[] = [];
  const release = {
    routes: [{ id: "list", route: "/list", access: "any", pack: "area" }],
    packs: { shared: "shared.json", area: "area.json" },
  } as unknown as Release;
  const fetchPack = (address: string) =>
    new Promise<Pack>((settle, fail) => {
      asked.push(address);
      waiting.set(address, { come: () => settle(packs[address] ?? {}), fail: () => fail(new Error("no line")) });
    });
  const documents = new DocumentStore(release, { screens: { first: screen("first") } }, fetchPack);
  return { documents, asked, waiting };
}

describe("DocumentStore", () => {
  it("a screen is at hand only with the shared documents that it names", async () => {
    const { documents, asked, waiting } = store();
    const all = documents.load("area", "shared");
    expect(asked.sort()).toEqual(["area.json", "shared.json"]);
    waiting.get("area.json")?.come();
    await new Promise((settle) => setTimeout(settle, 0));
    expect(documents.screenAtHand("list")).toBeUndefined();
    waiting.get("shared.json")?.come();
    await all;
    expect([documents.screenAtHand("list")?.id, documents.section("card")]).toEqual(["list", card]);
  });

  it("the first screen is at hand from the start", () => {
    expect(store().documents.screenAtHand("first")?.id).toBe("first");
  });

  it("an area whose shared documents failed is fetched again with them", async () => {
    const { documents, waiting, asked } = store();
    const failed = documents.screen("list");
    waiting.get("area.json")?.come();
    waiting.get("shared.json")?.fail();
    await expect(failed).rejects.toThrow("no line");
    expect(documents.screenAtHand("list")).toBeUndefined();
    const again = documents.screen("list");
    for (const one of waiting.values()) one.come();
    expect((await again)?.id).toBe("list");
    expect(asked).toHaveLength(4);
  });

  it("R10 a document that is there stays when a pack brings another of its name", () => {
    const { documents } = store();
    const newer = screen("first");
    documents.add({ screens: { first: newer } });
    expect(documents.screenAtHand("first")).not.toBe(newer);
  });
});
