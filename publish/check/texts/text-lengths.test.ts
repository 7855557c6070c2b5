import { readFileSync } from "node:fs";
import { applyEdits, modify } from "jsonc-parser";
import { expect, it, vi } from "vitest";
import { check } from "../../../tests/check.ts";
import { formatFault } from "../given/report.ts";

// The whole repository is checked the first time.
vi.setConfig({ testTimeout: 60_000 });

/** What is said of the lengths of the shipped texts with one of so many letters. */
function linesOf(file: string, name: string, words: string): readonly string[] {
  const text = readFileSync(file, "utf8");
  const overlay = new Map([[file, applyEdits(text, modify(text, ["texts", name], words, {}))]]);
  const { errors } = check(".", { overlay, drafting: true });
  return errors.map(formatFault).filter((line) => line.includes("E736"));
}

it.each<[file: string, name: string, most: number]>([
  ["en_US/slides", "title_early", 80],
  ["zh_CN/slides", "title_early", 80],
  ["en_US/slides", "button_early", 40],
  ["en_US/slides", "text_early", 200],
  ["en_US/notices", "invite-title", 120],
  ["en_US/notices", "invite-content", 600],
  ["en_US/home", "private-text", 600],
  ["en_US/help", "other-1-a", 2_000],
  ["en_US/legal", "late-1", 2_000],
])("B7 a text of %s, %s, has %i letters at most", (file, name, most) => {
  const text = `locales/${file}.text.json`;
  const line =
    readFileSync(text, "utf8")
      .split("\n")
      .findIndex((one) => one.includes(`"${name}":`)) + 1;
  // Ends as it does in the other language, of which nothing is to be said here.
  const end = most > 200 ? "." : "a";
  expect(linesOf(text, name, `${"a".repeat(most - 1)}${end}`)).toEqual([]);
  expect(linesOf(text, name, `${"a".repeat(most)}${end}`)).toEqual([
    expect.stringMatching(
      new RegExp(
        `^${text}:${line}:\\d+ texts\\.${name}: expected at most ${most} letters in a text of this kind, found ${most + 1} \\[E736\\]$`,
      ),
    ),
  ]);
});

it("B7 what is filled in counts as one letter", () => {
  const words = `{{brand.claims.approveSeconds}}${"a".repeat(79)}`;
  expect(linesOf("locales/en_US/slides.text.json", "title_early", words)).toEqual([]);
});
