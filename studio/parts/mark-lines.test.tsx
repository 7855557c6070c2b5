import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { MarkLines } from "./MarkLines.tsx";

afterEach(cleanup);

it.each([
  ["locales/zh_CN/slides.text.json", "texts.title_easter", "title_easter in Chinese: expected words"],
  ["brands/business/716.brand.json", "lists.banner[1].id", "lists.banner[1].id: expected words"],
])("what stands in %s at %s is told as %s", (file, path, words) => {
  const mark = {
    line: `${file}:1:1`,
    file,
    path,
    at: 1,
    column: 1,
    message: "expected words",
    code: "E1",
    warning: false,
  };
  render(<MarkLines marks={[mark]} />);
  expect(screen.getByRole("listitem").textContent).toBe(words);
});
