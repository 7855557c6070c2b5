import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { showWidget } from "../testing/show-widget.tsx";
import { AccountCard } from "./AccountCard.tsx";
import { hueOf } from "./bank-mark.ts";

afterEach(cleanup);
const props = { bank: "First Bank", number: "0123 4567 85" };

describe("AccountCard", () => {
  it("S11 as one of several it writes its choice and stays chosen", async () => {
    const { shown } = showWidget(AccountCard, { props: { ...props, choice: "a1" } });
    const radio = screen.getByRole("radio", { name: /First Bank/ });
    expect(radio.getAttribute("aria-checked")).toBe("false");
    await userEvent.click(radio);
    await userEvent.click(radio);
    expect(radio.getAttribute("aria-checked")).toBe("true");
    expect(shown.values).toEqual(["a1", "a1"]);
  });

  it("is no control unless it may be pressed", async () => {
    const first = showWidget(AccountCard, { props });
    expect(screen.queryByRole("button")).toBeNull();
    first.unmount();
    const { shown } = showWidget(AccountCard, {
      props: { ...props, pressable: true, moreLabel: "More", actionLabel: "Activate" },
    });
    await userEvent.click(screen.getByRole("button", { name: /^First Bank/ }));
    await userEvent.click(screen.getByRole("button", { name: "More First Bank 0123 4567 85" }));
    await userEvent.click(screen.getByRole("button", { name: "Activate" }));
    expect(shown.events.map(({ event }) => event)).toEqual(["press", "more", "action"]);
    expect(shown.values).toEqual([]);
  });

  it.each([
    ["506150******0012", "•••• 0012"],
    ["506150*********0010", "•••• 0010"],
    ["0123456785", "0123456785"],
  ])("shows %s as %s, and its menu is called by whose it is", (number, shown) => {
    showWidget(AccountCard, { props: { ...props, number, moreLabel: "More" } });
    expect(screen.getByText((_, found) => found?.className.includes("number") === true).textContent).toBe(shown);
    // The dots of a masked number are not read.
    const name = `More First Bank ${shown.replace("•••• ", "")}`;
    expect(screen.getByRole("button", { name })).toBe(screen.getByLabelText("More", { exact: false }));
  });

  it.each([
    ["506150******0012", "Access Bank", "AB", "Verve •••• 0012"],
    ["418742******0013", "Guaranty Trust Bank", "GT", "Visa •••• 0013"],
    ["539983******0014", "Zenith Bank", "ZB", "Mastercard •••• 0014"],
    ["999999******0015", "Zenith Bank", "ZB", "•••• 0015"],
  ])("S14 a card %s of %s bears %s and is told as %s", (number, bank, letters, shown) => {
    showWidget(AccountCard, { props: { bank, number, kind: "card" } });
    expect(screen.getByText(letters).getAttribute("aria-hidden")).toBe("true");
    expect(screen.getByText((_, found) => found?.className.includes("number") === true).textContent).toBe(shown);
  });

  it.each([
    ["Guaranty Trust Bank", "GT"],
    ["First Bank of Nigeria", "FB"],
    ["OPay", "OP"],
    ["9 Payment Service Bank", "9P"],
    ["Ọlá", "ỌL"],
  ])("S14 %s bears %s, in a hue that says nothing of money", (bank, letters) => {
    showWidget(AccountCard, { props: { ...props, bank } });
    expect(screen.getByText(letters).getAttribute("aria-hidden")).toBe("true");
    expect(hueOf(bank)).toBeGreaterThanOrEqual(150);
    expect(hueOf(bank)).toBeLessThan(330);
  });

  it("S14 two banks are told apart by their hue, one is the same everywhere", () => {
    expect(hueOf("Zenith Bank")).not.toBe(hueOf("Access Bank"));
    expect(hueOf("Zenith Bank")).toBe(hueOf("ZENITH BANK"));
  });
});
