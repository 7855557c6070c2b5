import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { showWidget } from "../testing/show-widget.tsx";
import { readMoney } from "../shared/field/money-text.ts";
import { MoneyField } from "./MoneyField.tsx";

afterEach(cleanup);
const field = () => screen.getByLabelText<HTMLInputElement>("Salary");

describe("MoneyField", () => {
  it("keeps kobo while naira are typed, and groups when left", async () => {
    const { shown } = showWidget(MoneyField, { props: { label: "Salary" } });
    await userEvent.type(field(), "12500.5");
    expect(field().value).toBe("12500.5");
    expect(shown.values.at(-1)).toBe(1_250_050);
    await userEvent.tab();
    expect(field().value).toBe("12,500.50");
  });

  it.each(["1e3", "-500", "5k", "1,50", "1.999", "1.2.3", "0x10", "10,00000", "10²", "１０ｋ", "₦"])(
    "V5 V13 %j is no amount and becomes none, typed or pasted; it stays as it stands",
    async (text) => {
      const { shown } = showWidget(MoneyField, { props: { label: "Salary" }, value: 100_000 });
      await userEvent.clear(field());
      await userEvent.type(field(), text);
      expect([field().value, shown.values.at(-1)]).toEqual([text, undefined]);
      await userEvent.clear(field());
      await userEvent.paste(text);
      await userEvent.tab();
      expect([field().value, shown.values.at(-1)]).toEqual([text, undefined]);
    },
  );

  it.each(["1234567890123456", "12345678901234567890", "99999999999999999999.99", "123,456,789,012,345,678"])(
    "V5 V7 %j is above every limit, and stays as it was typed",
    async (text) => {
      const { shown } = showWidget(MoneyField, { props: { label: "Salary" } });
      await userEvent.type(field(), text);
      await userEvent.tab();
      expect([field().value, shown.values.at(-1)]).toEqual([text, 9_007_199_254_740_991]);
    },
  );

  it.each([
    "5000",
    "5,000",
    "5 000",
    " ₦5,000.00 ",
    "NGN 5,000",
    "N5000.",
    "５０００",
    "５，０００．００",
    "٥٠٠٠",
    "۵۰۰۰",
  ])("V5 V13 %j, pasted, is ₦5,000", async (text) => {
    const { shown } = showWidget(MoneyField, { props: { label: "Salary" } });
    await userEvent.click(field());
    await userEvent.paste(text);
    expect(shown.values.at(-1)).toBe(500_000);
    await userEvent.tab();
    expect(field().value).toBe("5,000");
  });

  it.each([
    ["₦ 5,000", 500_000],
    ["0.5", 50],
    [".05", 5],
    ["225,000.5", 22_500_050],
    ["12 500", 1_250_000],
    ["9999999999999", 999_999_999_999_900],
    ["90071992547409.90", 9_007_199_254_740_990],
    ["90071992547410", 9_007_199_254_740_991],
    ["", undefined],
    [".", undefined],
  ])("reads %j as %s kobo", (text, kobo) => {
    expect(readMoney(text)).toBe(kobo);
  });
});
