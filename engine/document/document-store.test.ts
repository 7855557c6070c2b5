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

  it("finds documents of each kind by their ids", () => {
    const { documents } = store();
    // What stands in a document is none of the store's.
    const one = (id: string) => ({ id }) as never;
    documents.add({
      screens: { a: one("screen") },
      sections: { a: one("section") },
      dialogs: { a: one("dialog") },
      menus: { a: one("menu") },
      rules: { a: one("rule") },
      decisions: { a: one("decision") },
      calls: { a: one("call") },
      ...{ strange: { a: one("strange") } },
    });
    const { screenAtHand, section, menu, rule, decision, call } = documents;
    expect([screenAtHand, section, menu, rule, decision, call].map((find) => find("a"))).toEqual(
      ["screen", "section", "menu", "rule", "decision", "call"].map((id) => ({ id })),
    );
    expect([screenAtHand, section, menu, rule, decision, call].map((find) => find("b"))).toEqual(
      Array(6).fill(undefined),
    );
  });

  it("a dialog that is at hand is given at once; another comes with the shared documents", async () => {
    const { documents, asked, waiting } = store();
    const dialogs = { ask: { id: "ask" } as never };
    documents.add({ dialogs });
    expect(await documents.dialog("ask")).toEqual({ id: "ask" });
    expect(asked).toEqual([]);
    const other = documents.dialog("other");
    expect(asked).toEqual(["shared.json"]);
    waiting.get("shared.json")?.come();
    expect(await other).toBeUndefined();
  });

  it("a pack is fetched once, while it comes and after; one that the release does not name never", async () => {
    const { documents, asked, waiting } = store();
    const twice = Promise.all([documents.load("shared"), documents.load("shared", "strange")]);
    waiting.get("shared.json")?.come();
    await twice;
    await documents.load("shared");
    expect(asked).toEqual(["shared.json"]);
  });

  it("a screen of no route comes with the shared documents or not at all", async () => {
    const { documents, asked, waiting } = store();
    const found = documents.screen("nowhere");
    expect(asked).toEqual(["shared.json"]);
    waiting.get("shared.json")?.come();
    expect(await found).toBeUndefined();
  });
});
