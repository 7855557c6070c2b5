import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Picture } from "./Picture.tsx";

afterEach(cleanup);

const given = {
  id: "p",
  value: undefined,
  error: undefined,
  slots: {},
  change: () => undefined,
  leave: () => undefined,
  emit: () => undefined,
  pending: false,
};

it.each([
  ["data:image/svg+xml;base64,PHN2Zy8+", true],
  ["data:image/png;base64,AAAA", true],
  ["data:text/html;base64,AAAA", false],
  ["https://pictures.example.com/a.png", false],
  ["javascript:alert(1)", false],
  [undefined, false],
  [null, false],
])("X4 shows %s: %s", (source, shown) => {
  render(<Picture {...given} label="Picture with the code" source={source as string} />);
  expect(screen.queryAllByRole("img", { name: "Picture with the code" })).toHaveLength(shown ? 1 : 0);
});

it("R28 a picture that is none leaves its label in its place; the next one is shown", () => {
  const { rerender, container } = render(<Picture {...given} label="Code" source="data:image/png;base64,AAAA" />);
  const place = container.firstElementChild;
  fireEvent.error(screen.getByRole("img"));
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getByText("Code")).toBeTruthy();
  expect(container.firstElementChild).toBe(place);
  rerender(<Picture {...given} label="Code" source="data:image/png;base64,BBBB" />);
  expect(screen.getByRole("img")).toBeTruthy();
});
