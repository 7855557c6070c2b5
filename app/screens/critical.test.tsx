import { describe, expect, it, vi } from "vitest";
import contents from "./borrow-and-repay.cases.json" with { type: "json" };
import { order, show } from "../testing/show-screen.tsx";

/** An answer without one of its values, as a lender of another release might give it past every check. */
function without(call: keyof typeof contents, name: string) {
  const { [name]: _left, ...rest } = contents[call] as Record<string, unknown>;
  return { [call]: rest };
}

const facts = [
  "interest",
  "fee",
  "tax",
  "netAmount",
  "dueAmount",
  "dueTime",
  "voucherAmount",
  "apr",
  "lateFee",
  "lateFeeMost",
  "installments",
];

describe("R6 a price that cannot be said whole", () => {
  it.each(facts)("blocks the confirmation: %s is missing", async (name) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { words, place } = await show("/lendConfirm", without("loan-contract", name), "en_US", { order });
    expect(place.querySelector("[data-phase=broken]")).not.toBeNull();
    expect([...place.querySelectorAll("main button")].map(({ textContent }) => textContent)).toEqual(["Try again"]);
    expect(words()).toContain("Failed to load data.");
  });
});
