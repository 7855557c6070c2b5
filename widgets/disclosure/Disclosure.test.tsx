import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Disclosure } from "./Disclosure.tsx";

afterEach(cleanup);

const rest = {
  id: "d1",
  value: undefined,
  error: undefined,
  change: () => undefined,
  leave: () => undefined,
  emit: () => undefined,
};

it.each([
  [undefined, false],
  [true, true],
])("S20 a question with open %s starts open: %s, and its answer is there to search", (open, shown) => {
  render(<Disclosure {...rest} pending={false} slots={{}} title="When?" text="Today." open={open} />);
  expect(screen.getByText("When?").closest("details")?.open).toBe(shown);
  expect(screen.getByText("Today.").closest("details")).toBe(screen.getByText("When?").closest("details"));
});
