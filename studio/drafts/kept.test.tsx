import { beforeEach, expect, it } from "vitest";
import { keep as keepPaper, keptOf as paperOf } from "../paper/kept.ts";
import { draftOf, keepDraft } from "./drafts.ts";

beforeEach(() => localStorage.clear());

it("a value and a document of one name are kept apart", () => {
  const at = "2026-11-27T11:03:00Z";
  keepDraft("716-104 name", { text: "a", layer: "business", said: [], at });
  keepPaper("716-104 name", { text: "b", before: "", at });
  expect([draftOf("716-104 name")?.text, paperOf("716-104 name")?.text]).toEqual(["a", "b"]);
});
