import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { useNews } from "../asking/use-news.ts";
import { State } from "./State.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answers: Readonly<Record<string, object>> = {
  "/studio/ask/marks": { marks: [], whole: true },
  "/studio/ask/news": { news: "1", release: "r1" },
};
const answered = async (address: string) => Response.json(answers[address]);

function Header(): ReactNode {
  useNews();
  return <State />;
}

const show = () => {
  const { container } = render(
    <Provider store={createStore()}>
      <MemoryRouter>
        <Header />
      </MemoryRouter>
    </Provider>,
  );
  return (words: string) => waitFor(() => expect(container.textContent).toBe(words));
};

it("while nobody answers the header says that alone, and how the documents are once somebody does", async () => {
  vi.stubGlobal("fetch", answered);
  const says = show();
  await says("All documents are right");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no line")));
  await says("The studio does not answer");
  expect(screen.queryByRole("link")).toBeNull();
  vi.stubGlobal("fetch", answered);
  await says("All documents are right");
});

it("a page that opens while nobody answers says so too", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no line")));
  await show()("The studio does not answer");
});

it("who lets the page wait for ten seconds does not answer", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal("fetch", (address: string) =>
    address.endsWith("/news") ? new Promise<Response>(() => undefined) : answered(address),
  );
  const says = show();
  await says("All documents are right");
  await vi.advanceTimersByTimeAsync(10_000);
  await says("The studio does not answer");
});
