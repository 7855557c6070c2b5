import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useKeptPlace } from "./use-kept-place.ts";

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Somewhere to be, around a button that goes away, or can be pressed no more, with the press. */
function Page({ children }: { readonly children: (button: ReactNode, isPressed: boolean) => ReactNode }): ReactNode {
  useKeptPlace();
  const [isPressed, setPressed] = useState(false);
  return (
    <main>
      <h1>Page</h1>
      <button type="button">Before</button>
      {children(
        <button type="button" onClick={() => setPressed(true)}>
          Press
        </button>,
        isPressed,
      )}
    </main>
  );
}

const settle = async () => act(async () => vi.advanceTimersByTimeAsync(200));
const pressByKeys = async () => {
  act(() => screen.getByRole("button", { name: "Press" }).focus());
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).keyboard("{Enter}");
  await settle();
};
const focused = () => [document.activeElement?.tagName, document.activeElement?.textContent];

it.each<[string, (button: ReactNode, isPressed: boolean) => ReactNode, string, string]>([
  [
    "to the title of its value",
    (button, gone) => (
      <section>
        <h2>Group</h2>
        <div data-path="name">
          <h3>Name</h3>
          {!gone && <div role="status">Saved. {button}</div>}
        </div>
      </section>
    ),
    ...(["H3", "Name"] as const),
  ],
  [
    "to its row",
    (button, gone) => <ol>{<li>Edit 1. {gone ? "taken back" : button}</li>}</ol>,
    "LI",
    "Edit 1. taken back",
  ],
  [
    "to the heading of its form",
    (button, gone) => (
      <form>
        <h2>Make it live</h2>
        {!gone && button}
      </form>
    ),
    ...(["H2", "Make it live"] as const),
  ],
  [
    "to the page's heading, where its place is gone too",
    (button, gone) => !gone && <form>{button}</form>,
    "H1",
    "Page",
  ],
])("the focus of a button that goes away goes %s", async (_, children, tag, words) => {
  render(<Page>{children}</Page>);
  await pressByKeys();
  expect(focused()).toEqual([tag, words]);
});

it("a button that cannot be pressed any more gives its focus to its form, one that can be again has it again", async () => {
  render(
    <Page>
      {(button) => (
        <form>
          <h2>Make it live</h2>
          {button}
        </form>
      )}
    </Page>,
  );
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Press" });
  act(() => button.focus());
  // As browsers do with their next picture.
  act(() => {
    button.disabled = true;
    button.blur();
    button.disabled = false;
  });
  await settle();
  expect(focused()).toEqual(["BUTTON", "Press"]);
  act(() => void (button.disabled = true));
  await settle();
  expect(focused()).toEqual(["H2", "Make it live"]);
});

it("who has pressed beside everything, or has moved on, is left where he is", async () => {
  const { unmount } = render(<Page>{(button, gone) => !gone && button}</Page>);
  const button = screen.getByRole("button", { name: "Press" });
  act(() => button.focus());
  act(() => {
    document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    button.blur();
    button.click();
  });
  await settle();
  expect(document.activeElement).toBe(document.body);
  unmount();
  render(<Page>{(button, gone) => !gone && button}</Page>);
  act(() => screen.getByRole("button", { name: "Press" }).focus());
  act(() => screen.getByRole("button", { name: "Press" }).click());
  act(() => screen.getByRole("button", { name: "Before" }).focus());
  await settle();
  expect(focused()).toEqual(["BUTTON", "Before"]);
});
