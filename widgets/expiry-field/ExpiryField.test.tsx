import { cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import type { WidgetProps } from "../../engine/widget.ts";
import { showWidget } from "../testing/show-widget.tsx";
import { ExpiryField } from "./ExpiryField.tsx";
import type { ExpiryFieldProps } from "./expiry-field.props.ts";

afterEach(cleanup);

function InForm(props: WidgetProps<ExpiryFieldProps, string>) {
  return (
    <form>
      <ExpiryField {...props} />
      <input aria-label="CVV" />
    </form>
  );
}
const expiry = { props: { label: "Expiry date" } };
const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const texts = () => ["Month", "Year"].map((name) => input(name).value);

describe("ExpiryField", () => {
  it("V6 is one group with a name, two number fields that the browser can fill, and one error", () => {
    showWidget(InForm, { ...expiry, value: "01/20", error: "The card has expired" });
    const group = screen.getByRole("group", { name: "Expiry date" });
    expect(
      [...group.querySelectorAll("input")].map(({ inputMode, autocomplete }) => [inputMode, autocomplete]),
    ).toEqual([
      ["numeric", "cc-exp-month"],
      ["numeric", "cc-exp-year"],
    ]);
    expect(texts()).toEqual(["01", "20"]);
    expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual(["The card has expired"]);
    // An error leads to the first of them.
    expect(input("Month").id).toBe("field-x");
  });

  it.each([
    ["927", "09/27"],
    ["0927", "09/27"],
    ["1227", "12/27"],
    ["227", "02/27"],
    ["1/27", "01/27"],
    ["9/27", "09/27"],
    ["092027", "09/27"],
  ])("V6 %s, typed through, is %s, and what follows has the focus", async (typed, value) => {
    const { shown } = showWidget(InForm, expiry);
    await userEvent.click(input("Month"));
    await userEvent.keyboard(typed);
    expect(shown.values.at(-1)).toBe(value);
    expect(texts()).toEqual(value.split("/"));
    expect(document.activeElement).toBe(input("CVV"));
  });

  it("V6 9 is September at once; 1 may become 12, and is January when it is left", async () => {
    showWidget(InForm, expiry);
    await userEvent.type(input("Month"), "9");
    expect(texts()).toEqual(["09", ""]);
    expect(document.activeElement).toBe(input("Year"));
    await userEvent.clear(input("Month"));
    await userEvent.type(input("Month"), "1");
    expect([texts(), document.activeElement]).toEqual([["1", ""], input("Month")]);
    await userEvent.tab();
    expect(texts()).toEqual(["01", ""]);
  });

  it.each(["13", "00"])(
    "V6 %s is no month: said there at once, and the focus stays until it is mended",
    async (typed) => {
      showWidget(InForm, expiry);
      await userEvent.type(input("Month"), typed);
      expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual(["A month is 01 to 12"]);
      expect([texts(), document.activeElement]).toEqual([[typed, ""], input("Month")]);
      await userEvent.keyboard("{Backspace}{Backspace}12");
      expect(
        screen
          .queryAllByRole("alert")
          .map(({ textContent }) => textContent)
          .join(""),
      ).toBe("");
      expect(document.activeElement).toBe(input("Year"));
    },
  );

  it.each(["09/27", "9 / 27", "09-2027", "0927", "2027-09"])(
    "V6 %s, pasted into any of them, is the whole",
    (pasted) => {
      const { shown } = showWidget(InForm, expiry);
      fireEvent.change(input("Year"), { target: { value: pasted } });
      expect(shown.values).toEqual(["09/27"]);
    },
  );

  it("V6 backspace at the start of the year leads back to the month, and a month that is mended keeps the focus", async () => {
    const { shown } = showWidget(InForm, { ...expiry, value: "09/27" });
    await userEvent.click(input("Year"));
    input("Year").setSelectionRange(0, 0);
    await userEvent.keyboard("{Backspace}");
    expect(document.activeElement).toBe(input("Month"));
    await userEvent.keyboard("{Backspace}{Backspace}12");
    expect(shown.values.at(-1)).toBe("12/27");
    expect(document.activeElement).toBe(input("Month"));
  });

  it("V6 what is typed already is not left for what follows; emptied, it is nothing", async () => {
    const { shown } = showWidget(InForm, expiry);
    await userEvent.type(input("CVV"), "123");
    await userEvent.type(input("Month"), "0927");
    expect(document.activeElement).toBe(input("Year"));
    await userEvent.clear(input("Year"));
    await userEvent.clear(input("Month"));
    expect(shown.values.at(-1)).toBeUndefined();
  });

  it("B4 is left when the last of them is left, and not between them", async () => {
    const { shown } = showWidget(InForm, expiry);
    await userEvent.click(input("Month"));
    await userEvent.tab();
    expect(shown.left).toBe(0);
    await userEvent.tab();
    expect(shown.left).toBe(1);
  });
});
