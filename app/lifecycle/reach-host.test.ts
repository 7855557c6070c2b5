import { afterEach, expect, it, vi } from "vitest";
import { reachHost } from "./reach-host.ts";

afterEach(() => vi.unstubAllGlobals());

const page = "https://app.example/716/104/en_US/#/login";
const own = "https://app.example/";
const lender = "https://api.lender.example/";

/** A net in which hosts answer with a status, or not at all; a browser says as much of an answer that it keeps to itself. */
function net(answers: Readonly<Record<string, number>>) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string, { method }: RequestInit) => {
    asked.push(`${method} ${url}`);
    const status = answers[url];
    if (status === undefined) throw new TypeError("Failed to fetch");
    return { status };
  });
  return asked;
}

it.each([
  ["the lender's host answers", { [lender]: 0 }, "there"],
  ["a browser keeps its answer to itself, and the page's own host answers", { [own]: 200 }, "there"],
  ["nobody answers", {}, "none"],
  ["the page's own host broke down", { [own]: 503 }, "unclear"],
])("S22 R42 with the lender elsewhere, where %s", async (_what, answers, found) => {
  net(answers);
  expect(await reachHost("https://api.lender.example/v1", page)).toBe(found);
});

it.each([
  ["answers", { [own]: 200 }, "there"],
  ["broke down", { [own]: 502 }, "unclear"],
  ["is not there", {}, "none"],
])("R42 where the lender is at the page's own host, which %s, that is asked once", async (_what, answers, found) => {
  const asked = net(answers);
  expect(await reachHost("", page)).toBe(found);
  expect(asked).toEqual([`HEAD ${own}`]);
});

it("R42 a host that takes long is neither there nor gone", async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "fetch",
    (_url: string, { signal }: RequestInit) =>
      new Promise((_, fail) => signal?.addEventListener("abort", () => fail(new Error("aborted")))),
  );
  const found = reachHost("", page);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await found).toBe("unclear");
  vi.useRealTimers();
});
