import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { Mark } from "../../publish/studio/questions.ts";
import { WordsResult } from "./WordsResult.tsx";

afterEach(cleanup);

const mark: Mark = { line: "1", file: "a", at: 1, column: 1, path: "", message: "", code: "", warning: false };
const show = (told: Partial<Mark>) => {
  const use = vi.fn<(words: string) => void>();
  const marks = [{ ...mark, ...told }];
  render(<WordsResult outcome={{ is: "refused", marks }} use={use} undo={() => {}} forget={() => {}} />);
  return use;
};

it("R14 words with blanks too many are refused in a sentence, and offered without them by a press", async () => {
  const use = show({
    code: "E715",
    message:
      'expected one blank between words and none around them, found a blank at its end; did you mean "Up to {{most}}"?',
  });
  expect(screen.getByRole("alert").textContent).toBe(
    "Not saved. Expected one blank between words and none around them, found a blank at its end.Use “Up to ‹most›”Close",
  );
  await userEvent.click(screen.getByRole("button", { name: "Use “Up to ‹most›”" }));
  expect(use).toHaveBeenCalledWith("Up to {{most}}");
});

it("another word that may be meant is asked for, and no sentence ends twice", () => {
  show({ code: "E701", message: 'expected a name, found "mst"; did you mean "most"?' });
  expect(screen.getByRole("alert").textContent).toBe(
    'Not saved. Expected a name, found "mst"; did you mean "most"?Close',
  );
});

it("B7 a figure that is written out is refused with what an operator can do", () => {
  show({
    code: "E729",
    message:
      'expected a figure that something holds true, as {{brand.claims.applyMinutes}} or one of the args, found "₦5,000" written out; where it is meant, name the text in a disclosure (rules/disclosures) and npm run disclose -- --why "…"',
  });
  expect(screen.getByRole("alert").textContent).toBe(
    'Not saved. "₦5,000" is a figure that nothing keeps true. Fill in a value of the brand in its place, as ‹apply minutes›, or say it without the figure; if it must stand as it is, ask whoever keeps the agreed words of the app to agree on it with a reason.Close',
  );
});
