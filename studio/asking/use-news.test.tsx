import { cleanup, renderHook, waitFor } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { newsAtom } from "./heard.ts";
import { useNews } from "./use-news.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const heard = () => {
  const store = createStore();
  renderHook(() => useNews(), {
    wrapper: ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  });
  return () => store.get(newsAtom);
};

const NONE = "nobody answers";

it.each<[what: string, answers: readonly string[], count: number]>([
  ["the same news ask for nothing", ["1", "1", "1"], 0],
  ["other news ask anew", ["1", "2", "2"], 1],
  ["the first answer after none asks anew, though nothing else has changed", ["1", NONE, "1", "1"], 1],
])("%s", async (_, answers, count) => {
  let asked = 0;
  vi.stubGlobal("fetch", async () => {
    const news = answers[asked++] ?? answers.at(-1);
    if (news === NONE) throw new TypeError("no line");
    return Response.json({ news, release: "r" });
  });
  const news = heard();
  await waitFor(() => expect(asked).toBeGreaterThan(answers.length));
  expect(news()).toBe(count);
});
