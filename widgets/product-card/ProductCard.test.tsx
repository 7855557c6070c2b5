import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { showWidget } from "../testing/show-widget.tsx";
import { ProductCard } from "./ProductCard.tsx";

afterEach(cleanup);

it.each([
  ["card", false, 1],
  ["card", true, 0],
  ["list", false, 1],
  ["list", true, 0],
] as const)("S7 as a %s, locked %s, it is pressed %i times", async (variant, locked, times) => {
  const { shown } = showWidget(ProductCard, {
    props: { name: "Quick loan", range: "₦3,000", period: "14 days", locked, lockedText: "Opens later", variant },
  });
  await userEvent.click(screen.getByRole("button", { name: /Quick loan/ }));
  expect(shown.events).toHaveLength(times);
  expect(screen.getByRole("button").textContent).toContain(locked ? "Opens later" : "14 days");
});
