import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { afterEach, expect, it, vi } from "vitest";
import { newsAtom } from "../asking/heard.ts";
import { drop, keep, keptOf } from "./kept.ts";
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
  let text: string | undefined = stands;
  const answer = (name: string, body: { readonly before?: string; readonly text: string }) => {
    const wrong = body.text.includes("wrong");
    if (name === "try") return { marks: wrong ? [{ line: "it is wrong", file, warning: false }] : [] };
    if (wrong) return { is: "refused", marks: [{ line: "it is wrong", file, warning: false }] };
    if (body.before !== text) return { is: "conflict", theirs: text };
    text = body.text;
    return { is: "written", edit: 1, said: [] };
  };
  vi.stubGlobal("fetch", async (address: string, { body }: { readonly body: string }) => {
    const name = address.slice(address.lastIndexOf("/") + 1);
    asked.push(name);
    return new Response(JSON.stringify(answer(name, JSON.parse(body))));
  });
  return { asked, now: () => text, write: (others: string | undefined) => void (text = others) };
}

/** Somebody who opens the document as it stands. */
function opened(written: string) {
  const shown: string[] = [];
  const { result, unmount } = renderHook(() => usePaper(file, written, (text) => shown.push(text), true));
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
  await waitFor(() => expect(paper().state).toMatchObject({ right: true }), { timeout: 5000 });
  expect(now()).toBe("theirs");
  act(() => paper().replace("theirs"));
  await is("said");
  expect(now()).toBe("mine too");
  expect(keptOf(file)).toBeUndefined();
});

/** Somebody who has the document open while news come of it; the editor tells what is put into it as if it were typed. */
function open(written: string, may = true) {
  const shown: string[] = [];
  let editor: (text: string) => void = () => undefined;
  const show = (text: string) => {
    if (shown.at(-1) === text) return;
    shown.push(text);
    editor(text);
  };
  const { result, rerender } = renderHook(({ stands }) => usePaper(file, stands, show, may), {
    initialProps: { stands: written as string | undefined },
  });
  editor = (text) => result.current.typed(text);
  const is = (state: object) => waitFor(() => expect(result.current.state).toEqual(state), { timeout: 5000 });
  return { paper: () => result.current, is, shown, told: (stands: string | undefined) => rerender({ stands }) };
}

it("who has something of his own open is told at once what somebody else writes, however he types on, until it is as he read it", async () => {
  const { asked } = folder("as it was");
  const { paper, is, told, shown } = open("as it was");
  act(() => paper().typed("wrong"));
  await is({ is: "wrong", kept: true });
  told("theirs");
  expect(paper().state).toEqual({ is: "conflict", mine: "wrong", theirs: "theirs", right: false });
  act(() => paper().typed("wrong too"));
  expect(paper().state).toEqual({ is: "conflict", mine: "wrong too", theirs: "theirs" });
  await is({ is: "conflict", mine: "wrong too", theirs: "theirs", right: false });
  expect(asked).not.toContain("save");
  told("as it was");
  await is({ is: "wrong", kept: true });
  expect(shown).toEqual([]);
});

it("what is typed back to what was read is not saved where somebody else has written it since: that is shown, and said", async () => {
  const { now, write } = folder("as it was");
  const { paper, is, told, shown } = open("as it was");
  act(() => paper().typed("wrong"));
  await is({ is: "wrong", kept: true });
  write("theirs");
  told("theirs");
  act(() => paper().typed("as it was"));
  expect(paper().state.is).toBe("conflict");
  await is({ is: "saved", theirs: true });
  expect(shown.at(-1)).toBe("theirs");
  expect(keptOf(file)).toBeUndefined();
  act(() => paper().typed("mine after theirs"));
  await is({ is: "said", said: [] });
  expect(now()).toBe("mine after theirs");
});

const begun = "one\ntwo\nthree\nfour\n";

it("what somebody else writes in other lines comes beside what is typed, wrong as that is, and stays when that is mended and saved", async () => {
  const { now, write, asked } = folder(begun);
  const { paper, is, told, shown } = open(begun);
  act(() => paper().typed("one\nwrong\nthree\nfour\n"));
  await is({ is: "wrong", kept: true });
  write("one\ntwo\nthree\nTHEIRS\n");
  told("one\ntwo\nthree\nTHEIRS\n");
  expect(shown.at(-1)).toBe("one\nwrong\nthree\nTHEIRS\n");
  expect(paper().joined).toBe("one\ntwo\nthree\nTHEIRS\n");
  expect(keptOf(file)).toMatchObject({ text: "one\nwrong\nthree\nTHEIRS\n", before: "one\ntwo\nthree\nTHEIRS\n" });
  await is({ is: "wrong", kept: true });
  expect(asked).not.toContain("save");
  act(() => paper().typed("one\nMINE\nthree\nTHEIRS\n"));
  await is({ is: "said", said: [] });
  expect(now()).toBe("one\nMINE\nthree\nTHEIRS\n");
  expect(paper().joined).toBeDefined();
  // It has been read by then.
  act(() => paper().typed("one\nMINE\nthree\nTHEIRS\nfive\n"));
  expect(paper().joined).toBeUndefined();
});

it("what is right and meets other lines of somebody else when it is saved is saved with them", async () => {
  const { now, write } = folder(begun);
  const { paper, is, shown } = open(begun);
  write("THEIRS\ntwo\nthree\nfour\n");
  act(() => paper().typed("one\ntwo\nthree\nMINE\n"));
  await is({ is: "said", said: [] });
  expect(now()).toBe("THEIRS\ntwo\nthree\nMINE\n");
  expect(shown.at(-1)).toBe("THEIRS\ntwo\nthree\nMINE\n");
});

it("over a reload, other lines of somebody else are beside what was kept, which is still saved by hand alone", async () => {
  const { asked, now } = folder("THEIRS\ntwo\nthree\nfour\n");
  keep(file, { text: "one\ntwo\nthree\nMINE\n", before: begun, at: "2026-01-01T00:00:00Z" });
  const { paper, is } = opened("THEIRS\ntwo\nthree\nfour\n");
  expect(paper()).toMatchObject({ first: "THEIRS\ntwo\nthree\nMINE\n", state: { is: "kept" } });
  await waitFor(() => expect(paper().state).toMatchObject({ is: "kept", right: true }), { timeout: 5000 });
  expect(asked).not.toContain("save");
  act(() => paper().goOn());
  await is("said");
  expect(now()).toBe("THEIRS\ntwo\nthree\nMINE\n");
});

it("nothing but saying so writes over the same lines of somebody else, also once what is typed is right, and not where it is wrong", async () => {
  const { now, write, asked } = folder(begun);
  const { paper, is, told } = open(begun);
  act(() => paper().typed("one\nwrong\nthree\nfour\n"));
  await is({ is: "wrong", kept: true });
  const theirs = "one\nTHEIRS\nthree\nfour\n";
  write(theirs);
  told(theirs);
  act(() => paper().replace(theirs));
  await waitFor(() => expect(asked).toContain("save"));
  expect(now()).toBe(theirs);
  expect(paper().state).toMatchObject({ is: "conflict", theirs, right: false });
  const mine = "one\nMINE\nthree\nfour\n";
  act(() => paper().typed(mine));
  await is({ is: "conflict", mine, theirs, right: true });
  // It was said once, while it was wrong; by itself nothing is tried.
  expect(asked.filter((name) => name === "save")).toHaveLength(1);
  expect(now()).toBe(theirs);
  act(() => paper().replace(theirs));
  await is({ is: "said", said: [] });
  expect(now()).toBe(mine);
});

it("who leaves the same lines to somebody else, and typed in others too, has both", async () => {
  const { now, write } = folder(begun);
  const { paper, is, told } = open(begun);
  act(() => paper().typed("one\nwrong\nthree\nMINE\n"));
  await is({ is: "wrong", kept: true });
  write("one\nTHEIRS\nthree\nfour\n");
  told("one\nTHEIRS\nthree\nfour\n");
  expect(paper().state.is).toBe("conflict");
  act(() => paper().typed("one\ntwo\nthree\nMINE\n"));
  await is({ is: "said", said: [] });
  expect(now()).toBe("one\nTHEIRS\nthree\nMINE\n");
});

it("where its file is taken away nothing is saved by itself, and what stands in the editor is written again once that is said", async () => {
  const { now, write, asked } = folder(begun);
  const { paper, is, told } = open(begun);
  write(undefined);
  told(undefined);
  await is({ is: "gone", right: true });
  act(() => paper().typed("wrong"));
  await is({ is: "gone", right: false });
  expect(keptOf(file)?.text).toBe("wrong");
  act(() => paper().typed("mine"));
  await is({ is: "gone", right: true });
  expect(asked).not.toContain("save");
  act(() => paper().replace(undefined));
  await waitFor(() => expect(now()).toBe("mine"));
  told("mine");
  await is({ is: "said", said: [] });
});

it("who may only look at a document sees that its file is gone, and asks nothing that he may not", async () => {
  const { asked } = folder(begun);
  const { is, told } = open(begun, false);
  told(undefined);
  await is({ is: "gone" });
  vi.useFakeTimers();
  told("back");
  told(undefined);
  vi.advanceTimersByTime(5000);
  vi.useRealTimers();
  expect(asked).toEqual([]);
});

it("who types just what somebody else has written has nothing of his own", async () => {
  folder("theirs");
  const { paper, is, told } = open("as it was");
  act(() => paper().typed("wrong"));
  await is({ is: "wrong", kept: true });
  told("theirs");
  act(() => paper().typed("theirs"));
  expect(paper().state).toEqual({ is: "saved" });
  expect(keptOf(file)).toBeUndefined();
});

it("the news of what this page saves itself are nobody else's", async () => {
  const { now } = folder("as it was");
  const { paper, is, told } = open("as it was");
  act(() => paper().typed("mine"));
  await waitFor(() => expect(now()).toBe("mine"), { timeout: 5000 });
  act(() => paper().typed("mine, wrong"));
  told("mine");
  expect(paper().state.is).toBe("looked at");
  await is({ is: "wrong", kept: true });
});

it("what another tab saves or drops leaves what this one keeps", async () => {
  folder("as it was");
  const { paper } = open("as it was");
  act(() => paper().typed("wrong"));
  const tab = sessionStorage.getItem("studio.tab") ?? "";
  sessionStorage.setItem("studio.tab", "another");
  keep(file, { text: "theirs", before: "as it was", at: "2026-01-01T00:00:00Z" });
  drop(file);
  sessionStorage.setItem("studio.tab", tab);
  expect(keptOf(file)?.text).toBe("wrong");
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

const noLine = () => Promise.reject(new TypeError("no line"));
/** The next news come from a studio that answers. */
const answersAgain = () => act(() => getDefaultStore().set(newsAtom, (before) => before + 1));
const why = "The studio does not answer. What you typed is still here, and looked at again once it does.";

it("what is typed while nobody answers is looked at, and saved, once somebody does", async () => {
  const { paper, is } = open("as it was");
  vi.stubGlobal("fetch", noLine);
  act(() => paper().typed("right"));
  await waitFor(() => expect(paper().state).toMatchObject({ is: "failed", why }));
  const { now } = folder("as it was");
  answersAgain();
  expect(paper().state).toEqual({ is: "looked at" });
  await is({ is: "said", said: [] });
  expect(now()).toBe("right");
  expect(keptOf(file)).toBeUndefined();
});

it("what was kept over a reload is still saved by hand alone once somebody answers", async () => {
  keep(file, { text: "right", before: "as it was", at: "2026-01-01T00:00:00Z" });
  vi.stubGlobal("fetch", noLine);
  const { paper, is } = open("as it was");
  await waitFor(() => expect(paper().state).toMatchObject({ is: "failed", why }));
  const { asked } = folder("as it was");
  answersAgain();
  await is({ is: "kept", at: "2026-01-01T00:00:00Z", right: true });
  expect(asked).not.toContain("save");
});

it("where both wrote in the same lines nothing is chosen by that somebody answers again", async () => {
  const { asked } = folder("theirs");
  const { paper, told, is } = open("as it was");
  vi.stubGlobal("fetch", noLine);
  act(() => paper().typed("mine"));
  told("theirs");
  await waitFor(() => expect(paper().state).toMatchObject({ is: "conflict", why }));
  const again = folder("theirs");
  answersAgain();
  await is({ is: "conflict", mine: "mine", theirs: "theirs", right: true });
  expect([...asked, ...again.asked]).not.toContain("save");
});

it("what was saved though nobody heard the answer is saved once somebody answers, and nobody else's", async () => {
  const { now } = folder("as it was");
  const answered = fetch;
  let lost = 0;
  vi.stubGlobal("fetch", async (address: string, body: RequestInit) => {
    const answer = await answered(address, body);
    if (!address.endsWith("/save") || lost++ > 0) return answer;
    throw new TypeError("no line");
  });
  const { paper, is, told } = open("as it was");
  act(() => paper().typed("right"));
  await waitFor(() => expect(paper().state).toMatchObject({ is: "failed", why }));
  expect(now()).toBe("right");
  answersAgain();
  await is({ is: "saved" });
  told("right");
  await is({ is: "saved" });
  expect(keptOf(file)).toBeUndefined();
});
