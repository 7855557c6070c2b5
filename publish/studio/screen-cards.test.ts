import { expect, it } from "vitest";
import type { Document } from "../documents/document.ts";
import { screenCards } from "./screen-cards.ts";

// What else a document has is not read here.
const document = (kind: string, data: unknown, file = "") => ({ kind, file, data }) as Document;

it("a screen is called by its English title, by its own name where it is called as its brand, and some have no address", () => {
  const documents = [
    document("text", { id: "bill", texts: { title: "Bills" } }, "locales/en_US/bill.text.json"),
    document("screen", { id: "not-found", route: "/*", title: { $t: "bill.title" } }),
    document("screen", { id: "hub-entry", route: "/hub_entry", title: { $: "brand.name" } }),
    document("screen", { id: "protocol", route: "/protocol/{type}", title: { $t: "bill.nothing" } }),
    document("screen", { id: "bill", route: "/bill", title: { $t: "bill.title" } }),
  ];
  expect(screenCards(documents)).toEqual([
    { id: "not-found", route: "/*", title: "Bills", reached: false },
    { id: "bill", route: "/bill", title: "Bills", reached: true },
    { id: "hub-entry", route: "/hub_entry", title: "Hub entry", reached: true },
    { id: "protocol", route: "/protocol/{type}", title: "Protocol", reached: false },
  ]);
});
