import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { keep, keptOf } from "./kept.ts";
import { usePaper } from "./use-paper.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const file = "brands/base.brand.json";

/** A folder with one document, in which the word `wrong` is wrong; what it has been asked for. */
function folder(stands: string) {
  const asked: string[] = [];
  let text = stands;
  const answer = (name: string, body: { readonly before?: string; readonly text: string }) => {
    const wrong = body.text.includes("wrong");
    if (name === "try") return { marks: wrong ? [{ line: "it is wrong", file, warning: false }] : [] };
    if (body.before !== text) return { is: "conflict", theirs: text };
    text = body.text;
    return { is: "written", edit: 1, said: [] };
  };
  vi.stubGlobal("fetch", async (address: string, { body }: { readonly body: string }) => {
    const name = address.slice(address.lastIndexOf("/") + 1);
    asked.push(name);
    return new Response(JSON.stringify(answer(name, JSON.parse(body))));
  });
  return { asked, now: () => text };
}

/** Somebody who opens the document as it stands. */
function opened(written: string) {
  const shown: string[] = [];
  const { result, unmount } = renderHook(() => usePaper(file, written, (text) => shown.push(text)));
  const is = (state: string) => waitFor(() => expect(result.current.state.is).toBe(state), { timeout: 5000 });
  return { paper: () => result.current, is, leave: unmount, shown };
}

it("what is wrong stays over a reload, and is not saved until somebody goes on with it", async () => {
  const { asked, now } = folder("as it was");
  const first = opened("as it was");
  act(() => first.paper().typed("wrong"));
  await first.is("wrong");
  first.leave();
  const again = opened("as it was");
  expect(again.paper().first).toBe("wrong");
  await waitFor(() => expect(again.paper().state).toMatchObject({ is: "kept", right: false }), { timeout: 5000 });
  expect(asked).not.toContain("save");
  act(() => again.paper().typed("mended"));
  await again.is("said");
  expect(now()).toBe("mended");
  expect(keptOf(file)).toBeUndefined();
});

it("what a crash left before it was looked at is kept, even where it is right, and saved by hand alone", async () => {
  const { asked, now } = folder("as it was");
  const first = opened("as it was");
  act(() => first.paper().typed("right"));
  first.leave();
  const again = opened("as it was");
  await waitFor(() => expect(again.paper().state).toMatchObject({ is: "kept", right: true }), { timeout: 5000 });
  expect(asked).not.toContain("save");
  act(() => again.paper().goOn());
  await again.is("said");
  expect(now()).toBe("right");
  expect(keptOf(file)).toBeUndefined();
});

it("what is given up is kept no longer, and what is saved is shown", async () => {
  folder("as it was");
  keep(file, { text: "wrong", before: "as it was", at: "2026-01-01T00:00:00Z" });
  const { paper, shown, leave } = opened("as it was");
  expect(paper().state).toMatchObject({ is: "kept", at: "2026-01-01T00:00:00Z" });
  act(() => paper().giveUp());
  expect(shown).toEqual(["as it was"]);
  // The editor tells it as if it had been typed.
  act(() => paper().typed("as it was"));
  expect(paper().state.is).toBe("saved");
  expect(keptOf(file)).toBeUndefined();
  leave();
  expect(opened("as it was").paper().state.is).toBe("saved");
});

it("where the file was written meanwhile both are there, and nothing is written over", async () => {
  const { now } = folder("theirs");
  keep(file, { text: "mine", before: "as it was", at: "2026-01-01T00:00:00Z" });
  const { paper, is } = opened("theirs");
  expect(paper()).toMatchObject({ first: "mine", state: { is: "conflict", theirs: "theirs" } });
  act(() => paper().typed("mine too"));
  await is("conflict");
  expect(now()).toBe("theirs");
  act(() => paper().replace("theirs"));
  await is("said");
  expect(now()).toBe("mine too");
  expect(keptOf(file)).toBeUndefined();
});

it("what was saved elsewhere just so is nothing that is kept", () => {
  folder("the same");
  keep(file, { text: "the same", before: "as it was", at: "2026-01-01T00:00:00Z" });
  expect(opened("the same").paper().state.is).toBe("saved");
});

it.each<[stored: unknown, is: boolean]>([
  [null, false],
  [[], false],
  ["text", false],
  [{ text: 1, before: "", at: "" }, false],
  [{ text: "a value's", at: "" }, false],
  [{ text: "a document's", before: "", at: "" }, true],
])("%j is something that was kept of a document: %j", (stored, is) => {
  localStorage.setItem("studio.typed", JSON.stringify([[`paper ${file}`, stored]]));
  expect(keptOf(file) !== undefined).toBe(is);
});

it("who types in a browser that keeps nothing is told so", async () => {
  folder("as it was");
  const { paper, is } = opened("as it was");
  vi.stubGlobal("localStorage", undefined);
  act(() => paper().typed("wrong"));
  await is("wrong");
  expect(paper().state).toEqual({ is: "wrong", kept: false });
});
