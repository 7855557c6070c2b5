import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "jotai";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { SheetField } from "../../publish/studio/brand-sheet.ts";
import { OrderControl } from "./OrderControl.tsx";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const field = (value: readonly string[]): SheetField => ({
  ...{ path: ["lists", "hosts"], title: "Hosts", says: "", bounds: "", takes: { is: "order" } },
  ...{ value: [...value], said: [], by: -1, line: undefined, below: undefined },
});

const asked: unknown[] = [];
const shown = (value: readonly string[]) => (
  <Provider>
    <OrderControl
      field={field(value)}
      place="716-104 lists.hosts"
      at={0}
      id="label"
      describedBy="about"
      invalid={false}
      begin={() => undefined}
      set={(said) => void asked.push(typeof said === "function" ? said(field(value)) : said)}
      press={() => undefined}
    />
  </Provider>
);
const box = () => screen.getByLabelText<HTMLInputElement>("What to add");

it("an entry that is refused stays as it was typed, over a reload too, until it is there", async () => {
  const { rerender } = render(shown(["a.example"]));
  await userEvent.type(box(), "https://x.example{Enter}");
  expect(asked).toEqual([["a.example", "https://x.example"]]);
  // Refused: the list is as it was.
  rerender(shown(["a.example"]));
  expect(box().value).toBe("https://x.example");
  cleanup();
  const { rerender: again } = render(shown(["a.example"]));
  expect(box().value).toBe("https://x.example");
  await userEvent.clear(box());
  await userEvent.type(box(), "x.example{Enter}");
  again(shown(["a.example", "x.example"]));
  expect(box().value).toBe("");
  cleanup();
  render(shown(["a.example", "x.example"]));
  expect(box().value).toBe("");
});

it("says of an entry that is there already why it cannot be added", async () => {
  render(shown(["a.example"]));
  await userEvent.type(box(), "a.example");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Add" }).disabled).toBe(true);
  expect(screen.getByRole("status").textContent).toBe("a.example is there already.");
});
