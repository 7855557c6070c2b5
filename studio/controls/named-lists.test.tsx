import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SheetField } from "../../publish/studio/brand-sheet.ts";
import type { Said } from "./control.ts";
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
  at: 2,
  id: "label",
  describedBy: "about",
  invalid: false,
  begin: () => undefined,
  set: () => undefined,
  press: () => undefined,
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

/** As it is shipped: the base names a number of channel 302, channel 301 one of its own. */
const [of302, of301] = [{ value: { 302: ["7100000060"] } }, { value: { 301: ["7100000060"] } }];
const without302 = { value: { 301: ["7100000060"], 302: null } };

it.each<
  [
    what: string,
    at: number,
    channel: SheetField["said"][number],
    does: "leave out" | "add to",
    name: string,
    says: object,
  ]
>([
  ["one of the base that is left out is none there", 2, of301, "leave out", "302", { 301: ["7100000060"], 302: null }],
  [
    "one that was left out stays out when another is edited",
    2,
    without302,
    "add to",
    "301",
    { 301: ["7100000060", "7100000061"], 302: null },
  ],
  [
    "one of the base is not copied when another is edited",
    2,
    of301,
    "add to",
    "301",
    { 301: ["7100000060", "7100000061"] },
  ],
  ["one of its own that is left out is said no more", 2, of301, "leave out", "301", {}],
  [
    "for all brands none of a channel's own comes along",
    0,
    of301,
    "add to",
    "302",
    { 302: ["7100000060", "7100000061"] },
  ],
  [
    "of a layer that said none only the one that is edited is said",
    3,
    of301,
    "add to",
    "301",
    { 301: ["7100000060", "7100000061"] },
  ],
])("A4 B3 of audit numbers by channel, %s", (_, at, channel, does, name, says) => {
  const said = [of302, null, channel, null];
  const shown = { 301: ["7100000060"], ...(channel === of301 && { 302: ["7100000060"] }) };
  const set = vi.fn();
  const lists = { ...field({ is: "named lists" }), said, value: shown };
  const made = (next: Said) => void set(typeof next === "function" ? next(lists) : next);
  render(<NamedListsControl {...handed} at={at} set={made} field={lists} />);
  if (does === "leave out") fireEvent.click(screen.getByRole("button", { name: `Leave ${name} out` }));
  else {
    const box = screen.getByRole("textbox", { name });
    fireEvent.change(box, { target: { value: "7100000060, 7100000061" } });
    fireEvent.blur(box);
  }
  expect(set.mock.calls).toEqual([[says]]);
});
