import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { SheetField, SheetLayer } from "../../publish/studio/brand-sheet.ts";
import { asked, business, press, show, useAsked } from "./testing/shown-field.tsx";

useAsked();

const all: SheetLayer = { name: "base", file: "brands/base.brand.json", reaches: 27 };
const order: SheetField = {
  ...{ path: ["home", "order"], title: "Home", says: "", bounds: "", takes: { is: "order" } },
  ...{ value: ["credit", "product", "bill"], by: 1, line: 3, below: undefined },
  said: [{ value: ["credit", "loan", "product"] }, { value: ["credit", "product", "bill"] }, null, null],
};
const edits = () => asked.mock.calls.filter(([name]) => name === "edit").map(([, edit]) => edit);

it("B3 a step in an order for all brands is one in the order of all, and says that this brand stays as it is", async () => {
  show(order);
  expect(screen.queryByText(/stays as it is/)).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText("Edit it for"), "base");
  const stays = "It is said again for business 718: 718-301 stays as it is.";
  expect(screen.getByText(`Shown is the list for all brands. ${stays}`)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Move bill up" })).toBeNull();
  const says = ["credit", "product", "loan"];
  asked.mockResolvedValueOnce({ is: "written", edit: 1, layer: all, says, said: ["Product moves."] });
  await press("Move product up");
  expect(await screen.findByText(`Saved for all brands. Product moves. ${stays}`)).toBeTruthy();
  expect(edits()).toMatchObject([{ layer: "base", value: says, was: ["credit", "loan", "product"] }]);
});

const needs = { table: "slides", of: ["title"], languages: ["en_US"] };
const id = { path: ["id"], title: "Id", says: "", bounds: "", required: true } as const;
const slides: SheetField = {
  ...{ path: ["lists", "banner"], title: "Banners", says: "", bounds: "", line: 3, below: undefined },
  takes: { is: "records", fields: [{ ...id, takes: { is: "text", words: {}, needs } }] },
  ...{ value: [{ id: "own" }], said: [{ value: [{ id: "app" }] }, { value: [{ id: "own" }] }, null, null], by: 1 },
};

it("B3 an entry that is left out for all brands leaves the list of all", async () => {
  show(slides);
  await userEvent.selectOptions(screen.getByLabelText("Edit it for"), "base");
  asked.mockResolvedValueOnce({ is: "written", edit: 1, layer: all, says: [], said: [] });
  await press("Leave app out");
  expect(await screen.findByText(/^Saved for all brands/)).toBeTruthy();
  expect(edits()).toMatchObject([{ layer: "base", value: [] }]);
});

it("a new entry is saved with its words in one edit, also over what another has set meanwhile, and its form ends", async () => {
  show(slides);
  await press("Add one");
  const form = within(screen.getByRole("region", { name: "A new one" }));
  await userEvent.type(form.getByRole("textbox", { name: "Id" }), "easter");
  await userEvent.type(form.getByRole("textbox", { name: "Title in English" }), "Happy Easter ");
  asked.mockResolvedValueOnce({ is: "conflict", layer: business, theirs: [] });
  asked.mockResolvedValueOnce({});
  await press("Add");
  const mine = await screen.findByRole("button", { name: "Set mine" });
  // It is kept where it was typed, and nowhere else.
  expect(screen.getAllByText(/Not saved yet/)).toHaveLength(1);
  const says = [{ id: "own" }, { id: "easter" }];
  asked.mockResolvedValueOnce({ is: "written", edit: 1, layer: business, says, said: [] });
  await userEvent.click(mine);
  expect(await screen.findByText(/^Saved for business 718/)).toBeTruthy();
  const texts = [{ language: "en_US", key: "slides.title_easter", words: "Happy Easter" }];
  expect(edits()).toMatchObject([
    { layer: "business", value: says, texts },
    { layer: "business", value: says, texts },
  ]);
  expect(screen.queryByRole("region", { name: "A new one" })).toBeNull();
  expect(localStorage.getItem("studio.typed")).toBe("[]");
});
