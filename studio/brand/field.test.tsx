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
const layers: readonly SheetLayer[] = [
  { name: "base", file: "brands/base.brand.json", reaches: 27 },
  { name: "business", file: "brands/business/718.brand.json", reaches: 9 },
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
