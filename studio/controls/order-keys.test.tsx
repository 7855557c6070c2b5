import { cleanup, createEvent, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "jotai";
import { beforeEach, afterEach, expect, it, vi } from "vitest";
import type { SheetField } from "../../publish/studio/brand-sheet.ts";
import { OrderControl } from "./OrderControl.tsx";

const press = vi.fn();

beforeEach(() => {
  press.mockReset();
  localStorage.clear();
  const field: SheetField = {
    ...{ path: ["lists", "hosts"], title: "Hosts", says: "", bounds: "", takes: { is: "order" } },
    ...{ value: ["a", "b", "c"], said: [], by: -1, line: undefined, below: undefined },
  };
  render(
    <Provider>
      <OrderControl
        {...{ field, press, place: "716-104 lists.hosts", at: 0, id: "label", describedBy: "about", invalid: false }}
        begin={() => undefined}
        set={() => undefined}
      />
    </Provider>,
  );
});
afterEach(cleanup);

const focused = () => document.activeElement?.getAttribute("aria-label");

it("who leaves the menu of places by Escape is on the button that opened it, where Enter opens it again", async () => {
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  expect(focused()).toBe("Move a to …");
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByRole("menu")).toBeTruthy();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  await waitFor(() => expect(focused()).toBe("Move a to …"));
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByRole("menu")).toBeTruthy();
});

it.each([
  ["End", "c"],
  ["Home", "a"],
])(
  "%s leads to an entry and leaves the page where it is; in what is typed it does what it does there",
  async (key, to) => {
    await userEvent.tab();
    const goes = (at: Element) => {
      const event = createEvent.keyDown(at, { key });
      fireEvent(at, event);
      return !event.defaultPrevented;
    };
    expect(goes(screen.getByRole("row", { name: "b" }))).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole("row", { name: to }));
    expect(goes(screen.getByLabelText("What to add"))).toBe(true);
  },
);
