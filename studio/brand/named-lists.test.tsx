import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { SheetField } from "../../publish/studio/brand-sheet.ts";
import { NamedListsControl } from "./NamedListsControl.tsx";

afterEach(cleanup);

const field = (takes: SheetField["takes"]): SheetField => ({
  ...{ path: ["lists", "auditPhones"], title: "Audit numbers", says: "", bounds: "", takes },
  ...{ value: {}, said: [], by: -1, line: undefined, below: undefined },
});

it("what is to be typed is said in the words of the schema", () => {
  const takes = { is: "named lists", name: "Channel", words: "Phone numbers" } as const;
  const handed = {
    place: "716-104 lists.auditPhones",
    id: "label",
    describedBy: "about",
    invalid: false,
    begin: () => undefined,
    set: () => undefined,
  };
  render(<NamedListsControl {...handed} field={field(takes)} />);
  const placeholders = screen.getAllByRole<HTMLInputElement>("textbox").map(({ placeholder }) => placeholder);
  expect(placeholders).toEqual(["Channel", "Phone numbers, with commas between"]);
  for (const name of placeholders) expect(screen.getByRole("textbox", { name })).toBeDefined();
});
