import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { afterEach, expect, it, vi } from "vitest";
import { newsAtom } from "../asking/heard.ts";
import { Words } from "./Words.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const file = "locales/en_US/borrow.text.json";
const words = { language: "en_US", file, words: "Borrow now" };
const text = { key: "borrow", path: ["borrow"], title: "Button", in: [words], usedBy: [] };

/** A folder in which the words can be edited. */
function answers() {
  let paper = '{ "borrow": "Borrow now" }';
  return async (address: string, { body }: { readonly body: string }) => {
    const { text: now = paper } = JSON.parse(body);
    if (address.endsWith("/paper")) return Response.json({ file, text: paper, marks: [] });
    paper = address.endsWith("/undo") ? '{ "borrow": "Borrow now" }' : now;
    return Response.json({ is: "written", edit: 1, said: ["It is said otherwise."] });
  };
}
const silent = () => Promise.reject(new TypeError("no line"));

function show() {
  const { store, drawn } = page();
  render(drawn(words));
  return (fetch: unknown) => {
    vi.stubGlobal("fetch", fetch);
    act(() => store.set(newsAtom, (before) => before + 1));
  };
}

function page() {
  const store = createStore();
  const drawn = (now: typeof words) => (
    <Provider store={store}>
      <Words text={{ ...text, in: [now] }} words={now} />
    </Provider>
  );
  return { store, drawn };
}
const says = async (role: "alert" | "status") => (await screen.findByRole(role)).textContent;

it("B3 words that nobody was there to save are not saved yet once somebody answers, and Enter saves them", async () => {
  vi.stubGlobal("fetch", silent);
  const answer = show();
  await userEvent.type(screen.getByRole("textbox"), " and here{Enter}");
  expect(await says("alert")).toBe(
    "The studio does not answer. What you typed is still here: Enter saves it once it does.Close",
  );
  answer(answers());
  expect(await says("status")).toBe("Not saved yet: Enter saves it, Escape drops it.");
  expect(screen.queryByRole("alert")).toBeNull();
  await userEvent.type(screen.getByRole("textbox"), "{Enter}");
  await screen.findByText("Saved. It is said otherwise.");
  expect(screen.queryByText(/^Not saved yet/)).toBeNull();
});

it("B3 Escape drops words that nobody was there to save", async () => {
  vi.stubGlobal("fetch", silent);
  const answer = show();
  await userEvent.type(screen.getByRole("textbox"), " and here{Enter}");
  await says("alert");
  answer(answers());
  await says("status");
  await userEvent.type(screen.getByRole("textbox"), "{Escape}");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("Borrow now");
  expect(screen.queryByRole("status")).toBeNull();
});

it("B3 words that nobody was there to take back can be once somebody answers", async () => {
  const folder = answers();
  vi.stubGlobal("fetch", folder);
  const answer = show();
  await userEvent.type(screen.getByRole("textbox"), " and here{Enter}");
  await screen.findByText("Saved. It is said otherwise.");
  vi.stubGlobal("fetch", silent);
  await userEvent.click(screen.getByRole("button", { name: "Take back" }));
  expect(await says("alert")).toBe("The studio does not answer. Try again once it does.Close");
  answer(folder);
  expect(screen.queryByRole("alert")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Take back" }));
  await waitFor(() => expect(screen.queryByRole("status")).toBeNull());
});

it("B3 beside words that somebody else has changed stands what he says by now, and Enter replaces that", async () => {
  let now = "Ada one";
  const saved: unknown[] = [];
  vi.stubGlobal("fetch", async (address: string, { body }: { readonly body: string }) => {
    if (address.endsWith("/paper")) return Response.json({ file, text: JSON.stringify({ borrow: now }), marks: [] });
    saved.push(JSON.parse(body));
    return Response.json({ is: "written", edit: 1, said: ["It is said otherwise."] });
  });
  const { drawn } = page();
  const { rerender } = render(drawn(words));
  const tell = (said: string) => {
    now = said;
    rerender(drawn({ ...words, words: said }));
  };
  await userEvent.type(screen.getByRole("textbox"), " and here{Enter}");
  expect(await screen.findByText("Ada one")).toBeTruthy();
  tell("Ada one");
  expect(screen.getByText("Ada one")).toBeTruthy();
  tell("Ada two");
  expect(screen.getByText("Ada two")).toBeTruthy();
  // Once she says the very same there is nothing to replace.
  tell("Borrow now and here");
  expect(screen.queryByRole("status")).toBeNull();
  tell("Ada three");
  await userEvent.clear(screen.getByRole("textbox"));
  await userEvent.type(screen.getByRole("textbox"), "Mine{Enter}");
  await screen.findByText("Saved. It is said otherwise.");
  expect(saved).toEqual([{ file, before: '{"borrow":"Ada three"}', text: '{"borrow":"Mine"}' }]);
});
