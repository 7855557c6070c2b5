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

  it("shows a value set from outside while a draft is open", async () => {
    const { shown } = showWidget(MoneyField, { props: { label: "Salary" }, value: 100_000 });
    await userEvent.type(field(), "x");
    expect(field().value).toBe("1,000");
    expect(shown.values.at(-1)).toBe(100_000);
  });

  it.each([
    ["₦ 5,000", 500_000],
    ["0.5", 50],
    [".05", 5],
    ["1.999", 199],
    ["12 500", 1_250_000],
    ["", undefined],
    [".", undefined],
  ])("reads %j as %s kobo", (text, kobo) => {
    expect(readMoney(text)).toBe(kobo);
  });
});
