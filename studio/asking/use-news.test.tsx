import { cleanup, renderHook, waitFor } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { ask, Unreachable } from "./ask.ts";
import { newsAtom } from "./heard.ts";
import { useNews } from "./use-news.ts";

vi.mock("./ask.ts", { spy: true });
const asked = vi.mocked(ask);
afterEach(cleanup);

const heard = () => {
  const store = createStore();
  renderHook(() => useNews(), {
    wrapper: ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  });
  return () => store.get(newsAtom);
};

it.each<[what: string, answers: readonly (string | Error)[], count: number]>([
  ["the same news ask for nothing", ["1", "1", "1"], 0],
  ["other news ask anew", ["1", "2", "2"], 1],
  ["the first answer after none asks anew, though nothing else has changed", ["1", new Unreachable(), "1", "1"], 1],
])("%s", async (_, answers, count) => {
  asked.mockReset();
  for (const answer of answers)
    if (typeof answer === "string") asked.mockResolvedValueOnce({ news: answer, release: "r" });
    else asked.mockRejectedValueOnce(answer);
  asked.mockResolvedValue({ news: answers.at(-1) as string, release: "r" });
  const news = heard();
  await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(answers.length), { timeout: 9_000 });
  expect(news()).toBe(count);
});
