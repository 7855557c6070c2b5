import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import type { Mark } from "../../publish/studio/questions.ts";
import { Marks } from "./Marks.tsx";

afterEach(cleanup);

const mark = (line: string, file: string, message: string): Mark => ({
  ...{ line, file, message, at: 3, column: 1, path: "", code: "E101", warning: false },
});
const comma = mark("1", "a.json", 'malformed JSON: expected "," between two entries, found none');
const marks = [comma, mark("2", "a.json", "expected a text, found none"), { ...comma, line: "3", file: "b.json" }];
const show = (mend?: (of: Mark) => void) =>
  render(
    <MemoryRouter>
      <Marks marks={marks} file="a.json" toLine={() => {}} mend={mend} />
    </MemoryRouter>,
  );

it("a sign that is missing in this document is written from the list as well", async () => {
  const mend = vi.fn<(of: Mark) => void>();
  show(mend);
  await userEvent.click(screen.getByRole("button", { name: 'Write ","' }));
  expect(mend.mock.calls).toEqual([[comma]]);
});

it("nothing is written by who may not edit", () => {
  show();
  expect(screen.queryByRole("button", { name: 'Write ","' })).toBeNull();
});
