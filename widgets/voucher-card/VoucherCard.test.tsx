import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { showWidget } from "../testing/show-widget.tsx";
import { VoucherCard } from "./VoucherCard.tsx";

afterEach(cleanup);
const props = {
  typeLabel: "General coupon",
  valueText: "20%",
  kind: "Discount coupon",
  range: "₦3,000 – ₦50,000",
  expires: 1_796_363_999_000,
  maxDiscount: 50_000,
  actionLabel: "Use now",
};

describe("VoucherCard", () => {
  it("D3 shows type, value, kind, range, expiry, maximum discount and the use button", async () => {
    const { shown } = showWidget(VoucherCard, { props });
    const words = screen.getByRole("group", { name: "20% General coupon" }).textContent;
    for (const part of ["General coupon", "20%", "Discount coupon", "₦3,000 – ₦50,000", "1796363999000", "₦500"]) {
      expect(words).toContain(part);
    }
    await userEvent.click(screen.getByRole("button", { name: "Use now" }));
    expect(shown.events).toEqual([{ event: "press", detail: undefined }]);
  });

  it("D3 without a maximum discount no line speaks of one", () => {
    showWidget(VoucherCard, { props: { ...props, maxDiscount: undefined } });
    expect(screen.getByRole("group").textContent).not.toContain("off");
  });

  it.each([
    ["used", "Used"],
    ["expired", "Expired"],
  ] as const)("E7 a coupon that is %s says so and cannot be used", (state, word) => {
    showWidget(VoucherCard, { props: { ...props, state } });
    expect(screen.getByText(word)).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("S11 of several one is chosen, and pressing it again takes the choice back", async () => {
    const { shown } = showWidget(VoucherCard, { props: { ...props, choice: "v1" } });
    const radio = screen.getByRole("radio");
    await userEvent.click(radio);
    expect(radio.getAttribute("aria-checked")).toBe("true");
    await userEvent.click(radio);
    expect(shown.values).toEqual(["v1", undefined]);
  });

  it("S11 one that does not fit the loan cannot be chosen and says why", async () => {
    const { shown } = showWidget(VoucherCard, {
      props: { ...props, choice: "v1", disabled: true, reason: "From ₦20,000" },
    });
    await userEvent.click(screen.getByRole("radio"));
    expect(shown.values).toEqual([]);
    expect(screen.getByText("From ₦20,000")).toBeTruthy();
  });
});
