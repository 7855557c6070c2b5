import { cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { showWidget } from "../testing/show-widget.tsx";
import { DateField } from "./DateField.tsx";

afterEach(cleanup);

const birth = { props: { label: "Date of birth", autocomplete: "bday" } };
const input = (name: string) => screen.getByLabelText(name) as HTMLInputElement;
const texts = () => ["Day", "Month", "Year"].map((name) => input(name).value);

describe("DateField", () => {
  it("V16 is one group with a name, three number fields and one error", () => {
    showWidget(DateField, { ...birth, value: "2020-05-17", error: "You must be at least 18 years old" });
    const group = screen.getByRole("group", { name: "Date of birth" });
    expect(
      [...group.querySelectorAll("input")].map(({ inputMode, autocomplete }) => [inputMode, autocomplete]),
    ).toEqual([
      ["numeric", "bday-day"],
      ["numeric", "bday-month"],
      ["numeric", "bday-year"],
    ]);
    expect(texts()).toEqual(["17", "05", "2020"]);
    expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
      "You must be at least 18 years old",
    ]);
    expect(input("Year").getAttribute("aria-describedby")).toBe(group.getAttribute("aria-describedby"));
    // An error leads to the first of them.
    expect(input("Day").id).toBe("field-x");
  });

  it.each([
    ["17051990", ["17", "05", "1990"], "1990-05-17"],
    ["9121990", ["9", "12", "1990"], "1990-12-09"],
    ["5/5/1990", ["5", "5", "1990"], "1990-05-05"],
    ["1.2.1990", ["1", "2", "1990"], "1990-02-01"],
    ["31121999", ["31", "12", "1999"], "1999-12-31"],
  ])("V16 %s, typed through, is %j", async (typed, shown, value) => {
    const view = showWidget(DateField, birth);
    await userEvent.click(input("Day"));
    await userEvent.keyboard(typed);
    expect(texts()).toEqual(shown);
    expect(view.shown.values.at(-1)).toBe(value);
    expect(document.activeElement).toBe(input("Year"));
  });

  it.each(["1990-05-17", "17/05/1990", "17.5.1990", " 17-05-1990 ", "17051990"])(
    "V16 %s, pasted into any of them, is the whole date",
    (pasted) => {
      const { shown } = showWidget(DateField, birth);
      fireEvent.change(input("Month"), { target: { value: pasted } });
      expect(shown.values).toEqual(["1990-05-17"]);
      expect(texts().map(Number)).toEqual([17, 5, 1990]);
    },
  );

  it("V16 arrow keys and backspace lead across the edges, and a part that is mended stays", async () => {
    const { shown } = showWidget(DateField, { ...birth, value: "1990-05-17" });
    await userEvent.click(input("Year"));
    input("Year").setSelectionRange(0, 0);
    await userEvent.keyboard("{Backspace}");
    expect(document.activeElement).toBe(input("Month"));
    await userEvent.keyboard("{Backspace}6");
    expect(shown.values.at(-1)).toBe("1990-06-17");
    expect(document.activeElement).toBe(input("Month"));
    input("Month").setSelectionRange(0, 0);
    await userEvent.keyboard("{ArrowLeft}");
    expect(document.activeElement).toBe(input("Day"));
    await userEvent.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(input("Month"));
  });

  it("V16 what is begun is kept and is no date; emptied, it is nothing", async () => {
    const { shown } = showWidget(DateField, birth);
    await userEvent.type(input("Month"), "5");
    expect(shown.values).toEqual(["-05-"]);
    await userEvent.clear(input("Month"));
    expect(shown.values.at(-1)).toBeUndefined();
  });

  it("B4 is left when the last of them is left, and not between them", async () => {
    const { shown } = showWidget(DateField, birth);
    await userEvent.click(input("Day"));
    await userEvent.tab();
    await userEvent.tab();
    expect(shown.left).toBe(0);
    await userEvent.tab();
    expect(shown.left).toBe(1);
  });
});
