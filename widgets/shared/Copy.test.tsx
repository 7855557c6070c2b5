import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { KeyFacts } from "../key-facts/KeyFacts.tsx";
import { MoneyFigure } from "../money-figure/MoneyFigure.tsx";
import { showWidget } from "../testing/show-widget.tsx";

afterEach(cleanup);

it.each([
  [433_316, "4333.16"],
  [1_200_000, "12000"],
  [5, "0.05"],
])("S13 a figure of %d kobo is handed over as %s, the way a bank's app takes it", (amount, copied) => {
  const { shown } = showWidget(MoneyFigure, { props: { label: "Transfer exactly", amount, copies: true } });
  fireEvent.click(screen.getByRole("button", { name: "Copy Transfer exactly" }));
  expect(shown.events).toEqual([{ event: "copy", detail: copied }]);
});

it("S13 a line of facts hands over what it says, and does not claim what came of it; a line without has no button", () => {
  const rows = [
    { label: "Loan number", value: "L 0001", copied: "L0001" },
    { label: "Period", value: "14 days" },
  ];
  const { shown } = showWidget(KeyFacts, { props: { rows } });
  fireEvent.click(screen.getByRole("button", { name: "Copy Loan number" }));
  expect(shown.events).toEqual([{ event: "copy", detail: "L0001" }]);
  expect(screen.getAllByRole("button").map((one) => one.getAttribute("aria-label"))).toEqual(["Copy Loan number"]);
});
