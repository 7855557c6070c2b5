import { cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { showWidget } from "../testing/show-widget.tsx";
import { CardNumberField } from "./CardNumberField.tsx";
import { schemeOf } from "../shared/schemes.ts";

afterEach(cleanup);

const card = { props: { label: "Card number" } };
const field = () => screen.getByLabelText<HTMLInputElement>("Card number");

describe("CardNumberField", () => {
  it("V6 shows groups of four as it is typed and writes the digits alone", async () => {
    const { shown } = showWidget(CardNumberField, card);
    await userEvent.type(field(), "5061500000000000010");
    expect(field().value).toBe("5061 5000 0000 0000 010");
    expect(shown.values.slice(3, 6)).toEqual(["5061", "50615", "506150"]);
    expect(shown.values.at(-1)).toBe("5061500000000000010");
    await userEvent.type(field(), "7");
    expect(field().value).toBe("5061 5000 0000 0000 010");
  });

  it.each(["5061-5000-0000-0012", "  5061 5000 0000 0012 ", "5061.5000.0000.0012"])(
    "V6 takes %s as it is pasted",
    async (pasted) => {
      const { shown } = showWidget(CardNumberField, card);
      await userEvent.click(field());
      await userEvent.paste(pasted);
      expect(shown.values).toEqual(["5061500000000012"]);
      expect(field().value).toBe("5061 5000 0000 0012");
    },
  );

  it.each([
    ["a digit in the middle", 7, "9", "5061 5090 0000", 8],
    ["a digit at a group's end", 4, "9", "5061 9500 0000", 6],
    ["a letter", 7, "x", "5061 5000 000", 7],
    ["backspace behind a space", 5, "{Backspace}", "5065 0000 00", 3],
    ["delete before a space", 4, "{Delete}", "5061 0000 00", 4],
    ["backspace within a group", 7, "{Backspace}", "5061 5000 00", 6],
  ])("V6 the caret stays where it was: %s", async (_which, from, keys, text, at) => {
    showWidget(CardNumberField, { ...card, value: "50615000000" });
    await userEvent.click(field());
    field().setSelectionRange(from, from);
    await userEvent.keyboard(keys);
    expect([field().value, field().selectionStart, field().selectionEnd]).toEqual([text, at, at]);
  });

  it("V6 the same number once more, without its spaces, is that number", () => {
    const { shown } = showWidget(CardNumberField, { ...card, value: "4111111111111111" });
    fireEvent.change(field(), { target: { value: "4111111111111111" } });
    expect(shown.values).toEqual(["4111111111111111"]);
  });

  it("V6 names the scheme as soon as its digits tell it", async () => {
    showWidget(CardNumberField, card);
    await userEvent.type(field(), "50615");
    expect(screen.getByRole("status").textContent).toBe("");
    await userEvent.type(field(), "0");
    expect(screen.getByRole("status").textContent).toBe("Verve");
  });

  it.each([
    ["506098", undefined],
    ["506099", "Verve"],
    ["506198", "Verve"],
    ["506199", undefined],
    ["507865", "Verve"],
    ["507964", "Verve"],
    ["650002", "Verve"],
    ["650027", "Verve"],
    ["650028", undefined],
    ["4", "Visa"],
    ["51", "Mastercard"],
    ["55", "Mastercard"],
    ["56", undefined],
    ["2220", undefined],
    ["2221", "Mastercard"],
    ["2720", "Mastercard"],
    ["2721", undefined],
    ["5", undefined],
    ["", undefined],
  ])("V6 %s begins a card of %s", (digits, scheme) => {
    expect(schemeOf(digits)).toBe(scheme);
  });
});
