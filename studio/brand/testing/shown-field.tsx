import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, vi } from "vitest";
import type { SheetField, SheetLayer } from "../../../publish/studio/brand-sheet.ts";
import { Unreachable } from "../../asking/no-answer.ts";
import { Field } from "../Field.tsx";

/** What the studio answers to a question; it is not reached where this throws `silent`. */
export const asked = vi.fn<(name: string, of: unknown) => Promise<unknown>>();

/** Stands between page and studio in each test of the file that asks for it. */
export function useAsked(): void {
  beforeEach(() => {
    asked.mockReset();
    // Tests share modules: nothing but the line between page and studio can be stood in for.
    vi.stubGlobal("fetch", async (address: string, { body }: { body: string }) => {
      try {
        return Response.json(await asked(address.replace("/studio/ask/", ""), JSON.parse(body)));
      } catch (error) {
        if (error instanceof Unreachable) throw error;
        return Response.json({ error: error instanceof Error ? error.message : "" }, { status: 409 });
      }
    });
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
}

export const channel: SheetLayer = { name: "channel", file: "brands/channel/301.brand.json", reaches: 3 };
export const business: SheetLayer = { name: "business", file: "brands/business/718.brand.json", reaches: 9 };
export const layers: readonly SheetLayer[] = [
  { name: "base", file: "brands/base.brand.json", reaches: 27 },
  business,
  channel,
  { name: "pair", file: "brands/pair/718-301.brand.json", reaches: 1 },
];
/** Off for all, on for the channel. */
export const messages: SheetField = {
  ...{ path: ["flags", "messageCenter"], title: "Messages", says: "", bounds: "", takes: { is: "switch" } },
  ...{ value: true, said: [{ value: false }, null, { value: true }, null], by: 2, line: 3, below: false },
};

/** Draws a field of brand 718-301. */
export const show = (field: SheetField) => showTold(field).store;

/** Draws it as it is told, and has it told anew. */
export function showTold(told: SheetField) {
  const store = createStore();
  const drawn = (field: SheetField) => (
    <Provider store={store}>
      <MemoryRouter>
        <Field business="718" channel="301" field={field} layers={layers} />
      </MemoryRouter>
    </Provider>
  );
  const { rerender } = render(drawn(told));
  return { store, tell: (field: SheetField) => rerender(drawn(field)) };
}

/** Said by the business. */
export const name: SheetField = {
  ...{ path: ["name"], title: "Name", says: "", bounds: "", takes: { is: "text" } },
  ...{ value: "Kestrow", said: [null, { value: "Kestrow" }, null, null], by: 1, line: 3, below: undefined },
};

export const press = (called: string) => userEvent.click(screen.getByRole("button", { name: called }));
export const typed = () => screen.getByRole("textbox").getAttribute("value");

/** Naira 225,000, said for all. */
export const most: SheetField = {
  ...{ path: ["constants", "most"], title: "Most", says: "", bounds: "" },
  takes: { is: "number", whole: true, unit: "kobo" },
  ...{ value: 22_500_000, said: [{ value: 22_500_000 }, null, null, null], by: 0, line: 3, below: undefined },
};
