import { cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { showWidget } from "../testing/show-widget.tsx";
import { AmountSlider } from "./AmountSlider.tsx";

afterEach(cleanup);
const props = { label: "Amount", min: 300_000, max: 5_000_000, multiple: 10_000 };
const slider = () => screen.getByRole<HTMLInputElement>("slider");
const figure = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Amount" });

describe("AmountSlider", () => {
  it("V5 R50 floors a typed 3,050 to 3,000 when it is left, not before", async () => {
    const { shown } = showWidget(AmountSlider, { props, value: 1_000_000 });
    await userEvent.clear(figure());
    await userEvent.type(figure(), "3,050");
    expect(shown.values.at(-1)).toBe(305_000);
    expect(figure().value).toBe("3,050");
    await userEvent.tab();
    expect(shown.values.at(-1)).toBe(300_000);
    expect(figure().value).toBe("3,000");
    expect(shown.left).toBe(1);
  });

  it("V5 R50 floors at Enter too", async () => {
    const { shown } = showWidget(AmountSlider, { props, value: 1_000_000 });
    await userEvent.clear(figure());
    await userEvent.type(figure(), "3050{Enter}");
    expect(shown.values.at(-1)).toBe(300_000);
  });

  it("V5 keeps a typed amount outside the bounds, for the rule to speak", async () => {
    const { shown } = showWidget(AmountSlider, { props, value: 1_000_000 });
    await userEvent.clear(figure());
    await userEvent.type(figure(), "200");
    await userEvent.tab();
    expect(shown.values.at(-1)).toBe(20_000);
    expect(slider().value).toBe("30");
  });

  it("V5 what is too large for any amount is above every limit, and stays as it was typed", async () => {
    const { shown } = showWidget(AmountSlider, { props, value: 1_000_000 });
    await userEvent.clear(figure());
    await userEvent.paste("12345678901234567890");
    await userEvent.tab();
    expect([figure().value, shown.values.at(-1)]).toEqual(["12345678901234567890", 9_007_199_254_740_991]);
    expect(slider().value).toBe("500");
  });

  it("V5 what is no amount becomes none: 1e3 is not 13", async () => {
    const { shown } = showWidget(AmountSlider, { props, value: 1_000_000 });
    await userEvent.clear(figure());
    await userEvent.paste("1e3");
    await userEvent.tab();
    expect([figure().value, shown.values.at(-1)]).toEqual(["1e3", undefined]);
  });

  it.each([
    ["ArrowRight", 1_010_000],
    ["ArrowLeft", 990_000],
    ["PageUp", 1_100_000],
    ["PageDown", 900_000],
    ["Home", 300_000],
    ["End", 5_000_000],
  ])("V5 %s moves the slider to %i kobo", (key, kobo) => {
    const { shown } = showWidget(AmountSlider, { props, value: 1_000_000 });
    fireEvent.keyDown(slider(), { key });
    expect(shown.values).toEqual([kobo]);
  });

  it("says the amount as money", () => {
    showWidget(AmountSlider, { props, value: 1_000_000 });
    expect(slider().getAttribute("aria-valuetext")).toBe("₦10,000");
  });

  it("V5 slides by whole multiples", () => {
    const { shown } = showWidget(AmountSlider, { props, value: 1_000_000 });
    fireEvent.change(slider(), { target: { value: "250" } });
    expect(shown.values).toEqual([2_500_000]);
  });

  it("V5 steps by the multiple and stops at the bounds", async () => {
    const { shown } = showWidget(AmountSlider, { props, value: 310_000 });
    const less = screen.getByRole("button", { name: "Less by ₦100" });
    await userEvent.click(less);
    expect(shown.values).toEqual([300_000]);
    expect(less.getAttribute("aria-disabled")).toBe("true");
    expect(document.activeElement).toBe(less);
    await userEvent.click(screen.getByRole("button", { name: "More by ₦100" }));
    expect(shown.values).toEqual([300_000, 310_000]);
  });
});
