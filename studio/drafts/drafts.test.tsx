import { beforeEach, expect, it } from "vitest";
import { draftOf, keepDraft } from "./drafts.ts";

beforeEach(() => localStorage.clear());

const draft = (text: string) => ({ text, layer: "business" as const, said: [], at: "2026-11-27T11:03:00Z" });

it("keeps the newest fifty alone", () => {
  for (let at = 1; at <= 51; at += 1) keepDraft(`716-104 v${at}`, draft(String(at)));
  expect([1, 2, 51].map((at) => draftOf(`716-104 v${at}`)?.text)).toEqual([undefined, "2", "51"]);
});

it("keeps one of a value, until it is dropped", () => {
  for (const text of ["a", "ab"]) keepDraft("716-104 name", draft(text));
  expect(draftOf("716-104 name")?.text).toBe("ab");
  keepDraft("716-104 name", undefined);
  expect(draftOf("716-104 name")).toBeUndefined();
});

it.each(["", "{", "null", '{"a":1}', '[null,["716-104 name"],["716-104 name",{"text":1}]]'])(
  "what it did not write itself is nothing (%s)",
  (kept) => {
    localStorage.setItem("studio.typed", kept);
    expect(draftOf("716-104 name")).toBeUndefined();
  },
);
