import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { filesOf, isTest, root, textOf } from "./graph.ts";

/** Words of lending, as they would stand in names and texts. */
const lending =
  /\b(loans?|borrow\w*|lend|lender\w*|lending|nairas?|kobo|bvn|vouchers?|repay\w*|overdue\w*|credits?|debts?|bills?|bank\w*|installments?|disburse\w*|ngn|nigeria\w*|lagos)\b|₦/i;

/** Names in code are read word by word: `loanAmount` and `loan_amount` are two words each. */
const words = (code: string) => code.replace(/([a-z])([A-Z])/g, "$1 $2").replaceAll("_", " ");

const engineFiles = filesOf("engine").filter((file) => !isTest(file));

describe("the engine knows no lending and no brand", () => {
  it.each([
    ["lending word", lending],
    ["business or channel code", /\b(716|717|718|104|127|130|301|302|304|305)\b/],
  ])("no %s stands in it", (_, pattern) => {
    const found = engineFiles.flatMap((file) =>
      textOf(file)
        .split("\n")
        .flatMap((line, index) => (pattern.test(words(line)) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });

  it("no brand's name and no screen's route stands in it", () => {
    const brands = readdirSync(join(root, "brands"), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".brand.json"))
      .flatMap((file) => {
        const { name, legalName } = JSON.parse(textOf(join("brands", file))) as { name?: string; legalName?: string };
        return [name, legalName].filter((found) => found !== undefined);
      });
    const routes = readdirSync(join(root, "screens"), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".screen.json"))
      .map((file) => (JSON.parse(textOf(join("screens", file))) as { route: string }).route)
      .filter((route) => /[a-z]/.test(route));
    expect(brands.length).toBeGreaterThan(3);
    expect(routes.length).toBeGreaterThan(10);
    const found = engineFiles.flatMap((file) => {
      const code = textOf(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
      return [...brands, ...routes.map((route) => `"${route}"`)]
        .filter((name) => code.includes(name))
        .map((name) => `${file} names ${name}`);
    });
    expect(found).toEqual([]);
  });
});
