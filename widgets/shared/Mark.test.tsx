import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { Mark } from "./Mark.tsx";
import type { MarkName } from "./names.ts";

it("B4 a brand's own drawing is its mark", () => {
  const { container } = render(<Mark id="/assets/logo.svg" />);
  expect(container.querySelector("img")?.getAttribute("src")).toBe("/assets/logo.svg");
});

it.each(["lef", "constructor", "https://evil.example/x.svg", ""])("B4 R24 %j draws nothing and stops nothing", (id) => {
  // What came past the checker.
  const { container } = render(<Mark id={id as MarkName} />);
  expect(container.innerHTML).toBe("");
});
