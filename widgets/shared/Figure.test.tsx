import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { showWidget } from "../testing/show-widget.tsx";
import css from "./figure.module.css";
import { MoneyFigure } from "../money-figure/MoneyFigure.tsx";
import { there } from "../../tests/there.ts";

afterEach(cleanup);

it.each([
  [500_000, "₦5,000", "large"],
  [1_299_950, "₦12,999.50", "large"],
  [123_456_789, "₦1,234,567.89", "medium"],
] as const)("B8 %i kobo is written %s in size %s", (amount, written, size) => {
  showWidget(MoneyFigure, { props: { amount, label: "Sum" } });
  const figure = screen.getByText("Sum").nextElementSibling?.firstElementChild;
  expect(figure?.textContent).toBe(written);
  expect(figure?.childElementCount).toBe(0);
  expect(figure?.classList.contains(there(css[size]))).toBe(true);
});
