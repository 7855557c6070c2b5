import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SheetField, SheetLayer } from "../../publish/studio/brand-sheet.ts";
import { ask } from "../asking/ask.ts";
import { Field } from "./Field.tsx";

vi.mock("../asking/ask.ts", { spy: true });
const asked = vi.mocked(ask);

beforeEach(() => void asked.mockReset());
afterEach(cleanup);

const channel: SheetLayer = { name: "channel", file: "brands/channel/301.brand.json", reaches: 3 };
const business: SheetLayer = { name: "business", file: "brands/business/718.brand.json", reaches: 9 };
const layers: readonly SheetLayer[] = [
  { name: "base", file: "brands/base.brand.json", reaches: 27 },
  business,
  channel,
  { name: "pair", file: "brands/pair/718-301.brand.json", reaches: 1 },
];
/** Off for all, on for the channel. */
const messages: SheetField = {
  ...{ path: ["flags", "messageCenter"], title: "Messages", says: "", bounds: "", takes: { is: "switch" } },
  ...{ value: true, said: [{ value: false }, null, { value: true }, null], by: 2, line: 3, below: false },
};

function show(field: SheetField) {
  render(
    <Provider store={createStore()}>
      <MemoryRouter>
        <Field business="718" channel="301" field={field} layers={layers} />
      </MemoryRouter>
    </Provider>,
  );
}

it("B3 an edit that leaves its layer with nothing to say is for the same layer once more: two presses come to nothing", async () => {
  show(messages);
  asked.mockResolvedValueOnce({ is: "written", edit: 1, layer: channel, said: [] });
  await userEvent.click(screen.getByRole("switch"));
  expect(await screen.findByText(/Saved for channel 301/)).toBeTruthy();
  asked.mockResolvedValueOnce({ is: "written", edit: 2, layer: channel, says: true, said: [] });
  await userEvent.click(screen.getByRole("switch"));
  expect(asked.mock.calls.map(([, of]) => of)).toMatchObject([
    { layer: "channel", value: false, was: true },
    { layer: "channel", value: true },
  ]);
});

it("B3 what nobody says shows as it is taken, and the first press says the other", async () => {
  show({ ...messages, value: undefined, fallback: true, said: [null, null, null, null], by: -1, below: undefined });
  expect(screen.getByRole("switch").getAttribute("aria-checked")).toBe("true");
  expect(screen.getByText("Nobody says it: as if on.")).toBeTruthy();
  const saved = { is: "written", edit: 1, layer: business, says: false, said: [] } as const;
  asked.mockResolvedValueOnce(saved);
  await userEvent.click(screen.getByRole("switch"));
  expect(await screen.findByText(/Saved for business 718/)).toBeTruthy();
  expect(screen.getByRole("switch").getAttribute("aria-checked")).toBe("false");
  // Said once more as it is taken, it is not said.
  asked.mockResolvedValueOnce({ ...saved, edit: 2, says: undefined });
  await userEvent.click(screen.getByRole("switch"));
  expect(asked.mock.calls.map(([, of]) => of)).toMatchObject([
    { layer: "business", value: false },
    { layer: "business", value: undefined, was: false },
  ]);
});

it("B3 says how many brands get an edit, and how many say the value themselves", () => {
  const reach = [9, 6, 2, 1].map((gets, at) => ({ gets, others: [18, 3, 1, 0][at] ?? 0 }));
  show({ ...messages, reach });
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "all brands (9 brands; 18 say it themselves)",
    "business 718 (6 brands; 3 say it themselves)",
    "channel 301 (2 brands; 1 says it itself)",
    "only 718-301 (1 brand)",
  ]);
});
