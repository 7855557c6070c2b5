import { beforeEach, expect, it } from "vitest";
import { keep as keepPaper, keptOf as paperOf } from "../paper/kept.ts";
import { draftOf, keepDraft } from "./drafts.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** From now on it is another tab that keeps. */
const inTab = (tab: string) => sessionStorage.setItem("studio.tab", tab);

const at = "2026-11-27T11:03:00Z";

it("a value and a document of one name are kept apart", () => {
  keepDraft("716-104 name", { text: "a", layer: "business", said: [], at });
  keepPaper("716-104 name", { text: "b", before: "", at });
  expect([draftOf("716-104 name")?.text, paperOf("716-104 name")?.text]).toEqual(["a", "b"]);
});

const draft = (text: string) => ({ text, layer: "business" as const, said: [], at });

it("two tabs keep each its own of one value, and drop its own alone", () => {
  inTab("a");
  keepDraft("716-104 name", draft("a"));
  inTab("b");
  keepDraft("716-104 name", draft("b"));
  expect(draftOf("716-104 name")?.text).toBe("b");
  inTab("a");
  expect(draftOf("716-104 name")?.text).toBe("a");
  inTab("b");
  keepDraft("716-104 name", undefined);
  inTab("a");
  expect(draftOf("716-104 name")?.text).toBe("a");
});

it("what a closed tab has left is whoever comes to it's, and gone once he has typed on or dropped it", () => {
  inTab("a");
  keepDraft("716-104 name", draft("left"));
  inTab("b");
  const left = draftOf("716-104 name");
  expect(left?.text).toBe("left");
  keepDraft("716-104 name", draft("left and more"), left);
  keepDraft("716-104 name", undefined, left);
  expect(draftOf("716-104 name")).toBeUndefined();
});
