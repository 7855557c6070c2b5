import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { SheetField } from "../../publish/studio/brand-sheet.ts";
import { asked, business, name, press, showTold, typed, useAsked } from "./testing/shown-field.tsx";

useAsked();

const named = (value: string): SheetField => ({ ...name, value, said: [null, { value }, null, null] });
const both = () => screen.getAllByRole("definition").map(({ textContent }) => textContent);
const edits = () => asked.mock.calls.filter(([of]) => of === "edit").map(([, of]) => of);

/** Bola types "Kestrowy" where Ada has set "Ada One", and both are shown. */
async function inConflict() {
  const { tell } = showTold(name);
  asked.mockResolvedValueOnce({ is: "conflict", layer: business, theirs: "Ada One" });
  asked.mockResolvedValueOnce({ by: { at: "2126-11-27T11:03:00Z", who: "ada" } });
  await userEvent.type(screen.getByRole("textbox"), "y{Enter}");
  expect(await screen.findByText("(set by ada, 27 Nov, 12:03)")).toBeTruthy();
  expect(both()).toEqual(["Kestrowy", "Ada One (set by ada, 27 Nov, 12:03)"]);
  return tell;
}

it("B3 where both are shown, theirs is what they set by now, and mine is set in the place of that", async () => {
  const tell = await inConflict();
  // As it was when he pressed Enter.
  tell(named("Ada One"));
  expect(both()[1]).toMatch(/^Ada One /);
  tell(named("Ada Two"));
  expect(both()).toEqual(["Kestrowy", expect.stringMatching(/^Ada Two /)]);
  expect(typed()).toBe("Kestrowy");
  asked.mockResolvedValueOnce({ is: "written", edit: 5, layer: business, says: "Kestrowy", said: [] });
  await press("Set mine");
  expect(await screen.findByText(/^Saved for business 718/)).toBeTruthy();
  expect(edits()).toMatchObject([
    { was: "Kestrow", value: "Kestrowy" },
    { was: "Ada Two", value: "Kestrowy" },
  ]);
});

it("B3 who types on where both are shown edits what is shown, also what is set while he types", async () => {
  const tell = await inConflict();
  await userEvent.type(screen.getByRole("textbox"), " P");
  tell(named("Ada Two"));
  expect(both()[1]).toMatch(/^Ada Two /);
  asked.mockResolvedValueOnce({ is: "written", edit: 5, layer: business, says: "Kestrowy P", said: [] });
  await userEvent.type(screen.getByRole("textbox"), "{Enter}");
  expect(await screen.findByText(/^Saved for business 718/)).toBeTruthy();
  expect(edits()[1]).toMatchObject({ was: "Ada Two", value: "Kestrowy P" });
});

it("B3 theirs that is gone by now is shown as that, and one that is as mine leaves nothing to choose", async () => {
  const tell = await inConflict();
  tell({ ...name, value: undefined, said: [null, null, null, null], by: -1 });
  expect(both()[1]).toMatch(/^nothing /);
  tell(named("Kestrowy"));
  expect(screen.queryAllByRole("definition")).toEqual([]);
  expect(screen.getByText("It says so already.")).toBeTruthy();
});
