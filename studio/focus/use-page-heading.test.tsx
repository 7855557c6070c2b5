import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { App } from "../App.tsx";
import { pageAt } from "./use-page-heading.ts";

// Others of this worker may have signed in or out, which begins anew.
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.location.hash = "";
});

const session = { who: "ada", role: "publisher", token: "t", preview: "https://p.example", personas: [], secrets: "" };
let answerPaper: () => void = () => undefined;

function open(page: string): void {
  const file = "brands/business/716.brand.json";
  const change = { id: 1, at: "2026-11-27T04:00:00Z", who: "ada", file: "a.json", undone: false, said: ["Edit 1."] };
  const answers: Readonly<Record<string, object>> = {
    "/studio/session": session,
    "/studio/ask/news": { news: "1", release: "r1" },
    "/studio/ask/marks": { marks: [{ line: "x", file, at: 3, column: 1, path: "", message: "" }], whole: true },
    "/studio/ask/policies": { policies: [] },
    "/studio/ask/changes": { changes: [change], more: 0 },
    "/studio/ask/paper": { file: "a.json", marks: [] },
  };
  const later = () => new Promise<void>((settle) => (answerPaper = settle));
  vi.stubGlobal("fetch", async (address: string) => {
    if (address.endsWith("/paper")) await later();
    return Response.json(answers[address] ?? {});
  });
  window.location.hash = page;
  render(
    <Provider store={createStore()}>
      <App />
    </Provider>,
  );
}

const press = async (name: string) => {
  const link = await screen.findByRole("link", { name });
  act(() => link.focus());
  await userEvent.keyboard("{Enter}");
};
const focused = () => [document.activeElement?.tagName, document.activeElement?.textContent];

it("who comes to a page by a link of the frame is at its heading", async () => {
  open("/changes");
  await screen.findByText("Edit 1.");
  expect(document.activeElement).toBe(document.body);
  await press("Checks");
  await waitFor(() => expect(focused()).toEqual(["H1", "Checks"]));
});

it("who comes to a page that is still read is at its content, then at its heading", async () => {
  open("/changes");
  await press("a.json");
  await waitFor(() => expect(document.activeElement?.tagName).toBe("MAIN"));
  await act(async () => answerPaper());
  await waitFor(() => expect(focused()).toEqual(["H1", "There is no such document yet"]));
});

it("who has signed in or out is at the heading of what comes then, who opens the studio is at its start", async () => {
  sessionStorage.setItem("studio.begun-anew", "yes");
  open("/wrong");
  await waitFor(() => expect(focused()).toEqual(["H1", "Checks"]));
  cleanup();
  open("/wrong");
  expect(await screen.findByRole("heading", { name: "Checks" })).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
});

it.each([
  ["/brand/716/104/home", "/brand/716/104/flags", true],
  ["/brand/716/104", "/brand/716/130", false],
  ["/compare/716-104", "/compare/716-104/717-301/apps", true],
  ["/compare", "/compare/releases", false],
  ["/paper/a.json", "/paper/b/a.json", false],
  ["/why", "/why/situation", false],
  ["/", "/changes", false],
])("%s and %s are one page: %s", (one, other, isSame) => {
  expect(pageAt(one) === pageAt(other)).toBe(isSame);
});
