import { cleanup, render, screen, within } from "@testing-library/react";
import axe from "axe-core";
import { Provider } from "jotai";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import type { Mark, QuestionName, Questions } from "../../publish/studio/questions.ts";
import { ByHandContext } from "../asking/use-kept.ts";
import { State } from "../frame/State.tsx";
import { Warned } from "./Warned.tsx";
import { Wrong } from "./Wrong.tsx";

afterEach(cleanup);

const mark = (more: Partial<Mark>): Mark => ({
  ...{ line: "", file: "brands/base.brand.json", at: 9, column: 3, path: "name", message: "", code: "E204" },
  ...{ warning: false, ...more },
});
const refused = mark({ line: "1", message: "expected a name" });
const told = mark({
  ...{ line: "2", path: "claims.applyMinutes", message: "expected none, as version 84 says", code: "E395" },
  ...{ warning: true, plain: "Otherwise than was agreed on: Claims: Application is 5 minutes." },
});

function show(page: React.ReactNode, marks: readonly Mark[], whole = true): void {
  const answers: Partial<{ readonly [Name in QuestionName]: Questions[Name]["told"] }> = {
    marks: { marks, whole },
    policies: { policies: [] },
  };
  vi.stubGlobal("fetch", async (address: string) =>
    Response.json(Object.entries(answers).find(([name]) => address.endsWith(`/${name}`))?.[1]),
  );
  // What is known of the studio in other tests is known in none of these.
  render(
    <Provider>
      <MemoryRouter>{page}</MemoryRouter>
    </Provider>,
  );
}

it("what stops nothing stands apart from errors, says so, and is told in words of the business", async () => {
  show(<Wrong />, [told, refused]);
  const rows = async (name: string) => within(await screen.findByRole("region", { name }));
  expect((await rows("Errors")).getByRole("listitem").textContent).toContain("name: expected a name [E204]");
  const warnings = await rows("Warnings");
  expect(warnings.getByText(/^They stop nothing/)).toBeDefined();
  expect(warnings.getByText(/^Otherwise than was agreed on: Claims: Application is 5 minutes\./)).toBeDefined();
  expect(warnings.queryByText(/as version 84 says/)).toBeNull();
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it.each([
  [true, "While there is one, borrowers keep the last good documents."],
  [false, /^While there is one, borrowers keep the last good documents\. More may show when these are mended:/],
])("whether all was looked at (%s) is said beside the errors", async (whole, said) => {
  show(<Wrong />, [refused], whole);
  expect(within(await screen.findByRole("region", { name: "Errors" })).getByText(said)).toBeDefined();
});

it("where it is published by hand borrowers keep what was published", async () => {
  const page = (
    <ByHandContext value={true}>
      <State />
      <Wrong />
    </ByHandContext>
  );
  show(page, [refused]);
  expect(await screen.findByText("While there is one, borrowers keep what was published.")).toBeDefined();
  expect(screen.getByRole("link", { name: "1 error : borrowers keep what was published" })).toBeDefined();
});

it("without errors nothing is headed as such", async () => {
  show(<Wrong />, [told]);
  await screen.findByRole("region", { name: "Warnings" });
  expect(screen.queryByRole("region", { name: "Errors" })).toBeNull();
});

it.each<[marks: readonly Mark[], said: string]>([
  [[told, refused], "The folder has a warning, which stops nothing: it can be published as it is."],
  [[told, { ...told, line: "3" }], "The folder has 2 warnings, which stop nothing: it can be published as it is."],
])("who publishes is told of warnings", async (marks, said) => {
  show(<Warned />, marks);
  expect(await screen.findByText(said)).toBeDefined();
  expect(screen.getByRole("link", { name: "See what is told" }).getAttribute("href")).toBe("/wrong");
});
