import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "jotai";
import type { DragAndDropOptions, DroppableCollectionReorderEvent } from "react-aria-components";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SheetField } from "../../publish/studio/brand-sheet.ts";
import { OrderControl } from "./OrderControl.tsx";

// A page without a layout has no places to drop at: what the list does with a drop is called by hand.
const dragging = vi.hoisted((): { onReorder?: DragAndDropOptions["onReorder"] } => ({}));
vi.mock(import("react-aria-components"), async (original) => {
  const aria = await original();
  return {
    ...aria,
    useDragAndDrop: (options) => {
      dragging.onReorder = options.onReorder;
      return aria.useDragAndDrop(options);
    },
  };
});

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
      id="label"
      describedBy="about"
      invalid={false}
      begin={() => undefined}
      set={(next) => void asked.push(next)}
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

it("B9 asks for nothing where an entry is put down where it was picked up, as a pointer may; beside another it moves there", () => {
  asked.length = 0;
  render(shown(["a.example", "b.example", "c.example"]));
  const drop = (key: string, dropPosition: "before" | "after") =>
    dragging.onReorder?.({
      keys: new Set(["b.example"]),
      target: { type: "item", key, dropPosition },
    } as DroppableCollectionReorderEvent);
  drop("b.example", "before");
  drop("b.example", "after");
  expect(asked).toEqual([]);
  drop("c.example", "after");
  expect(asked).toEqual([["a.example", "c.example", "b.example"]]);
});
