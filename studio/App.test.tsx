import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { afterEach, expect, it, vi } from "vitest";
import type { Session } from "./asking/ask.ts";
import { App } from "./App.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.location.hash = "";
});

// From elsewhere than its machine no app of what is live is shown, whatever borrowers get.
const session: Session = {
  ...{ who: "ada", role: "publisher", token: "t", preview: "https://preview.example", personas: [], secrets: "" },
  follows: false,
};

it.each([
  ["what was published", false],
  ["the last good documents", true],
])("R14 the frame says that beside an error borrowers keep %s", async (kept, follows) => {
  const answers: Readonly<Record<string, object>> = {
    "/studio/session": { ...session, follows },
    "/studio/ask/marks": { marks: [{ line: "a.json:1:1 wrong", file: "a.json" }], whole: true },
    "/studio/ask/brands": { cards: [] },
    "/studio/ask/news": { news: "1", release: "r1" },
  };
  vi.stubGlobal("fetch", async (address: string) => Response.json(answers[address] ?? {}));
  render(<App />);
  expect((await screen.findByRole("link", { name: /^1 error/ })).textContent).toBe(`1 error: borrowers keep ${kept}`);
});

const noLine = () => Promise.reject(new TypeError("no line"));
const show = () =>
  render(
    <Provider store={createStore()}>
      <App />
    </Provider>,
  );

it.each([
  ["/", "0 pairs of business and channel, 0 names"],
  ["/texts", "No text has these words"],
  ["/changes", "Nothing was edited here yet"],
  ["/wrong", "All documents are right"],
  ["/brand/716/104", "A file of brand 716-104 cannot be read"],
  ["/paper/a.json", "There is no such document yet"],
])("%s that opens while nobody answers shows by itself what it has once somebody does", async (page, shown) => {
  const answers: Readonly<Record<string, object>> = {
    "/studio/ask/news": { news: "1", release: "r1" },
    "/studio/ask/marks": { marks: [], whole: true },
    "/studio/ask/policies": { policies: [] },
    "/studio/ask/brands": { cards: [] },
    "/studio/ask/texts": { texts: [], more: 0, brands: 27 },
    "/studio/ask/changes": { changes: [], more: 0 },
    "/studio/ask/brand": { pair: "716-104", unread: [] },
    "/studio/ask/paper": { file: "a.json", marks: [] },
  };
  const isSession = (address: string) => address === "/studio/session";
  vi.stubGlobal("fetch", async (address: string) => (isSession(address) ? Response.json(session) : noLine()));
  window.location.hash = page;
  show();
  expect((await screen.findAllByText("The studio does not answer. This page asks again by itself."))[0]).toBeTruthy();
  vi.stubGlobal("fetch", async (address: string) => Response.json(answers[address]));
  expect((await screen.findAllByText(shown))[0]).toBeTruthy();
  expect(screen.queryByText(/^The studio does not answer/)).toBeNull();
});

it("where nobody answers when the studio is opened, it is tried again by a press", async () => {
  vi.stubGlobal("fetch", noLine);
  show();
  const again = await screen.findByRole("button", { name: "Try again" });
  vi.stubGlobal("fetch", async (address: string) =>
    Response.json(address === "/studio/session" ? { ways: { link: true, password: true } } : {}),
  );
  await userEvent.click(again);
  expect(await screen.findByRole("heading", { name: "Sign in to the studio" })).toBeTruthy();
  expect(screen.queryByText("The studio does not answer")).toBeNull();
});
