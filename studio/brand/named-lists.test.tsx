import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { SheetField } from "../../publish/studio/brand-sheet.ts";
import { OrderControl } from "./OrderControl.tsx";
import { NamedListsControl } from "./NamedListsControl.tsx";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const field = (takes: SheetField["takes"]): SheetField => ({
  ...{ path: ["lists", "auditPhones"], title: "Audit numbers", says: "", bounds: "", takes },
  ...{ value: {}, said: [], by: -1, line: undefined, below: undefined },
});

const handed = {
  place: "716-104 lists.auditPhones",
  id: "label",
  describedBy: "about",
  invalid: false,
  begin: () => undefined,
  set: () => undefined,
};

it.each<
  [what: string, control: typeof OrderControl, value: SheetField["value"], box: string, typed: string, said: string]
>([
  ["host", OrderControl, ["a.example"], "What to add", " a.example", "a.example is there already."],
  [
    ...(["name", NamedListsControl, { 302: ["7100000060"] }, "Under which name", "302"] as const),
    "302 is there already: its line above can be edited.",
  ],
])("a %s that is there already is not added, and that is said", (_, Shown, value, box, typed, said) => {
  render(<Shown {...handed} field={{ ...field({ is: "order" }), value }} />);
  expect(screen.queryByText(said)).toBeNull();
  fireEvent.change(screen.getByRole("textbox", { name: box }), { target: { value: typed } });
  expect(screen.getByText(said)).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Add" }).disabled).toBe(true);
});

it("what is to be typed is said in the words of the schema", () => {
  const takes = { is: "named lists", name: "Channel", words: "Phone numbers" } as const;
  render(<NamedListsControl {...handed} field={field(takes)} />);
  const placeholders = screen.getAllByRole<HTMLInputElement>("textbox").map(({ placeholder }) => placeholder);
  expect(placeholders).toEqual(["Channel", "Phone numbers, with commas between"]);
  for (const name of placeholders) expect(screen.getByRole("textbox", { name })).toBeDefined();
});
