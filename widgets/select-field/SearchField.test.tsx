import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import type { WidgetProps } from "../../engine/widget.ts";
import { showWidget } from "../testing/show-widget.tsx";
import { SelectField } from "./SelectField.tsx";
import type { SelectFieldProps } from "./select-field.props.ts";

afterEach(cleanup);

const names: Readonly<Record<string, string>> = {
  opay: "OPay",
  kuda: "Kuda Microfinance Bank",
  gtb: "Guaranty Trust Bank",
  zenith: "Zenith Bank",
  first: "First Bank of Nigeria",
  wema: "Wema Bank",
  access: "Access Bank",
  uba: "United Bank for Africa",
  fcmb: "First City Monument Bank",
  jaiz: "Jaiz Bank",
  ola: "Ọlá Bank",
  polaris: "Polaris Bank",
  union: "Union Bank of Nigeria",
};
const options = Object.entries(names).map(([value, label]) => ({ value, label, also: value.toUpperCase() }));
const props = {
  label: "Bank",
  options,
  first: [
    { label: "Used before", values: ["wema", "gone"] },
    { label: "Most used", values: ["opay", "wema", "gtb"] },
  ],
  none: "No bank is called so.",
};
let submitted = 0;
function InForm(given: WidgetProps<SelectFieldProps, string | number>) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted++;
      }}
    >
      <SelectField {...given} />
      <button type="submit">Send</button>
    </form>
  );
}
const show = (value?: string) => {
  submitted = 0;
  return showWidget(InForm, value === undefined ? { props } : { props, value }).shown;
};
const field = () => screen.getByRole("combobox", { name: "Bank" });
const search = () => screen.getByRole("combobox", { name: "Search" });
const found = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const active = () => document.getElementById(search().getAttribute("aria-activedescendant") ?? "")?.textContent;

describe("V2 SelectField with more than fit a glance", () => {
  it("V2 twelve are the system's own list, thirteen a sheet with a search", () => {
    const few = showWidget(SelectField, { props: { ...props, options: options.slice(0, 12) } });
    expect(screen.getByLabelText("Bank").tagName).toBe("SELECT");
    few.unmount();
    show();
    expect(field().tagName).toBe("BUTTON");
    expect(field().textContent).toBe("Please choose");
    expect(field().getAttribute("aria-expanded")).toBe("false");
  });

  it("V2 where none stands first all keep their order under no heading, as months do", async () => {
    showWidget(SelectField, { props: { label: "Bank", options } });
    await userEvent.click(field());
    expect(found()).toEqual(Object.values(names));
    expect(screen.queryByRole("group")).toBeNull();
  });

  it("V2 what was used before stands first, what most use next, each once, and all others from A to Z", async () => {
    show();
    await userEvent.click(field());
    const groups = screen.getAllByRole("group").map((group) => ({
      [group.firstElementChild?.textContent ?? ""]: within(group)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    }));
    expect(groups).toEqual([
      { "Used before": ["Wema Bank"] },
      { "Most used": ["OPay", "Guaranty Trust Bank"] },
      {
        "All, A to Z": [
          "Access Bank",
          "First Bank of Nigeria",
          "First City Monument Bank",
          "Jaiz Bank",
          "Kuda Microfinance Bank",
          "Ọlá Bank",
          "Polaris Bank",
          "Union Bank of Nigeria",
          "United Bank for Africa",
          "Zenith Bank",
        ],
      },
    ]);
  });

  it.each([
    ["zen", ["Zenith Bank"]],
    ["FIRST nig", ["First Bank of Nigeria"]],
    ["firstbank", ["First Bank of Nigeria"]],
    ["tymon", []],
    ["bank first", ["First Bank of Nigeria", "First City Monument Bank"]],
    ["gtb", ["Guaranty Trust Bank"]],
    ["ola", ["Ọlá Bank", "Polaris Bank"]],
  ])("V2 %s finds %j", async (typed, expected) => {
    show();
    await userEvent.click(field());
    await userEvent.type(search(), typed);
    expect(found()).toEqual(expected);
  });

  it("V2 where nothing is found it says what to do, and Enter does nothing", async () => {
    const shown = show();
    await userEvent.click(field());
    await userEvent.type(search(), "xyz{Enter}");
    expect(found()).toEqual([]);
    expect(screen.getByRole("status").textContent).toBe("No bank is called so.");
    expect([shown.values, submitted]).toEqual([[], 0]);
  });

  it("V2 S15 by keys alone: it opens, arrow keys walk round, Enter chooses and sends nothing, the focus comes back", async () => {
    const shown = show();
    field().focus();
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(search());
    await userEvent.keyboard("{ArrowUp}");
    expect(active()).toBe("Zenith Bank");
    await userEvent.keyboard("{ArrowDown}");
    expect(active()).toBe("Wema Bank");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect([shown.values, submitted]).toEqual([["opay"], 0]);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(field());
    expect(field().textContent).toBe("OPay");
  });

  it("V2 the first that is found is meant by Enter", async () => {
    const shown = show();
    await userEvent.click(field());
    await userEvent.type(search(), "union{Enter}");
    expect(shown.values).toEqual(["union"]);
  });

  it("V2 a press chooses; what is chosen is marked and pointed at when it opens again", async () => {
    const shown = show("jaiz");
    await userEvent.click(field());
    expect(active()).toBe("Jaiz Bank");
    expect(screen.getByRole("option", { selected: true }).textContent).toBe("Jaiz Bank");
    await userEvent.click(screen.getByRole("option", { name: "Polaris Bank" }));
    expect(shown.values).toEqual(["polaris"]);
  });

  it("B4 Escape leaves all as it was; the field is left when it is left, not while one chooses", async () => {
    const shown = show("jaiz");
    await userEvent.click(field());
    expect(shown.left).toBe(0);
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect([shown.values, shown.left, document.activeElement]).toEqual([[], 0, field()]);
    await userEvent.tab();
    expect(shown.left).toBe(1);
  });

  it("R64 back puts the sheet away, chooses nothing and gives the focus back", async () => {
    const shown = show("jaiz");
    await userEvent.click(field());
    expect(window.history.state).toMatchObject({ held: true });
    act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect([shown.values, document.activeElement]).toEqual([[], field()]);
  });

  it("B4 an error stands at it and is said of it", () => {
    showWidget(SelectField, { props, error: "Please choose the bank" });
    expect(field().getAttribute("aria-invalid")).toBe("true");
    const note = document.getElementById(field().getAttribute("aria-describedby") ?? "");
    expect(note?.textContent).toBe("Please choose the bank");
  });
});
