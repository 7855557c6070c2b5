import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Provider } from "jotai";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SheetField, SheetLayer } from "../../publish/studio/brand-sheet.ts";
import type { Takes } from "../../publish/studio/form/brand-form.ts";
import type { Json } from "../../publish/documents/json.ts";
import { ask } from "../asking/ask.ts";
import { Field } from "./Field.tsx";

vi.mock("../asking/ask.ts", { spy: true });
const asked = vi.mocked(ask);

beforeEach(() => {
  asked.mockReset();
  localStorage.clear();
});
afterEach(cleanup);

const base: SheetLayer = { name: "base", file: "brands/base.brand.json", reaches: 27 };
const layers: readonly SheetLayer[] = [
  base,
  { name: "business", file: "brands/business/716.brand.json", reaches: 9 },
  { name: "channel", file: "brands/channel/104.brand.json", reaches: 3 },
  { name: "pair", file: "brands/pair/716-104.brand.json", reaches: 1 },
];

/** A list that all brands have, and business 716 otherwise, as 716-104 shows it. */
function show(path: readonly string[], takes: Takes, all: Json, own: Json) {
  const field: SheetField = {
    ...{ path, title: "Home", says: "", bounds: "", takes, value: own },
    ...{ said: [{ value: all }, { value: own }, null, null], by: 1, line: 3, below: all },
  };
  render(
    <Provider>
      <MemoryRouter>
        <Field business="716" channel="104" field={field} layers={layers} />
      </MemoryRouter>
    </Provider>,
  );
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const forAll = () => userEvent.selectOptions(screen.getByLabelText("Edit it for"), "base");
const sent = () => asked.mock.calls.find(([name]) => name === "edit")?.[1];

it("B3 a step in an order for all brands is one in the order of all, and says that this brand stays as it is", async () => {
  show(["home", "order"], { is: "order" }, ["credit", "loan", "product"], ["credit", "product", "bill"]);
  expect(screen.queryByText(/stays as it is/)).toBeNull();
  await forAll();
  expect(
    screen.getByText("Shown is the list for all brands. It is said again for business 716: 716-104 stays as it is."),
  ).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Move bill up" })).toBeNull();
  const said = ['Home: "product" moves from 3rd to 2nd, in 6 brands.'];
  const says = ["credit", "product", "loan"];
  asked.mockResolvedValueOnce({ is: "written", edit: 1, layer: base, says, said });
  await press("Move product up");
  await vi.waitFor(() => expect(sent()).toBeDefined());
  expect(sent()).toMatchObject({ layer: "base", value: says, was: ["credit", "loan", "product"] });
  expect(
    await screen.findByText(
      /^Saved for all brands\. Home: .* It is said again for business 716: 716-104 stays as it is\.$/,
    ),
  ).toBeTruthy();
});

it("B3 an entry that is left out for all brands leaves the list of all", async () => {
  const takes: Takes = {
    is: "records",
    fields: [{ path: ["id"], title: "Id", says: "", bounds: "", takes: { is: "text" }, required: true }],
  };
  show(["lists", "banner"], takes, [{ id: "app" }, { id: "fast" }], [{ id: "own" }, { id: "app" }]);
  await forAll();
  asked.mockResolvedValueOnce({ is: "written", edit: 1, layer: base, says: [{ id: "fast" }], said: [] });
  await press("Leave app out");
  await vi.waitFor(() => expect(sent()).toBeDefined());
  expect(sent()).toMatchObject({ layer: "base", value: [{ id: "fast" }] });
});
