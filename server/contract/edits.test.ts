import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { copyDocuments } from "../../tests/journeys/support/documents-copy.ts";
import { LivePublication } from "../release/live-publication.ts";
import { openTestLender, type TestLender } from "../testing/test-lender.ts";
import { callBrand, loadBrands } from "./brands.ts";
import { loadDecisions } from "./decisions.ts";
import { loadHolidays } from "./holidays.ts";
import { loadRules } from "./rules.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const copy = copyDocuments();
const told: string[] = [];
let documents: LivePublication;
let lender: TestLender;

beforeAll(async () => {
  documents = await LivePublication.open({ root: copy.root, say: (line) => void told.push(line) });
  lender = await openTestLender({ documents });
});

afterAll(async () => {
  await lender.close();
  await documents.close();
  copy.remove();
  // Other tests of this worker go on by the shipped ones.
  loadBrands(process.cwd());
  loadRules(process.cwd());
  loadDecisions(process.cwd());
  loadHolidays(process.cwd());
});

/** Edits a document, and waits until it was looked at. */
async function edit(name: string, from: string, to: string, telling = /^The documents have changed/m): Promise<void> {
  const file = join(copy.root, name);
  const text = readFileSync(file, "utf8");
  expect(text).toContain(from);
  told.length = 0;
  writeFileSync(file, text.replace(from, to));
  await documents.settled();
  expect(told.join("\n")).toMatch(telling);
}

describe("B9 the lender answers by an edited document with the next call, and by the last good one where the edit is wrong", () => {
  it("a brand", async () => {
    const brand = "brands/base.brand.json";
    const length = async () => (await (await lender.as(2)).ok("captcha-image")).length;
    expect(await length()).toBe(4);
    await edit(brand, '"graphicCodeLength": 4', '"graphicCodeLength": 6');
    expect(await length()).toBe(6);
    expect(callBrand().constants.graphicCodeLength).toBe(6);
    await edit(brand, '"graphicCodeLength": 6', '"graphicCodeLength": 99', /graphicCodeLength: expected at most 8/);
    expect(await length()).toBe(6);
    await edit(brand, '"graphicCodeLength": 99', '"graphicCodeLength": 4');
  });

  it("a rule, and the words it refuses with", async () => {
    const rule = "rules/validation/suggestion.rule.json";
    const texts = "locales/en_US/rules.text.json";
    const send = async () => (await lender.as(2)).call("suggest-submit", { type: "other", content: "Nicely" });
    expect((await send()).status).toBe(0);
    await edit(rule, "              5\n", "              7\n", /"Hello" to be accepted, found it refused/);
    await edit(rule, '"Hello",', '"Goodbye",', /notices if this has 6 for 7/);
    expect((await send()).status).toBe(0);
    await edit(rule, '"Hell",', '"Hello!",');
    expect((await send()).message).toBe("Please write 5 to 1000 characters");
    await edit(texts, "Please write 5 to 1000 characters", "Please use 5 to 1000 characters");
    expect((await send()).message).toBe("Please use 5 to 1000 characters");
    await edit(rule, "              7\n", "              seven\n", /suggestion\.rule\.json/);
    expect((await send()).message).toBe("Please use 5 to 1000 characters");
  });

  it("a call, which stands after other rows of its decision", async () => {
    const call = "api/withdraw/withdraw-apply.call.json";
    const send = async (key: string) => {
      const borrower = await lender.as(50);
      const bankAccountGid = await borrower.bankAccountGid();
      return borrower.call("withdraw-apply", { amount: "2000.00", bankAccountGid, tradePassword: "2580" }, { key });
    };
    await edit(call, '"enough": {}', '"too-little": {}');
    expect((await send("c1")).status).toBe(3130);
    await edit(call, '"too-little": {}', '"enough": {}');
    expect((await send("c2")).status).toBe(0);
  });

  it("a decision that a call stands after", async () => {
    const decision = "rules/decisions/withdraw-entry.decision.json";
    const enough = '{ "id": "enough", "then"';
    const closed = `{
      "id": "closed",
      "when": { "===": [{ "var": "inputs.withdrawable" }, 500000] },
      "then": [{ "do": "enter" }],
      "because": "Nobody withdraws as much as this today."
    },
    `;
    const send = async (key: string) => {
      const borrower = await lender.as(49);
      const bankAccountGid = await borrower.bankAccountGid();
      return borrower.call("withdraw-apply", { amount: "1000.00", bankAccountGid, tradePassword: "2580" }, { key });
    };
    await edit(decision, enough, closed + enough, /E502|closed/);
    await edit(
      decision,
      '    { "description": "an amount that is odd"',
      '    { "description": "as much as this", "given": { "withdrawable": 500000 }, "row": "closed" },\n    { "description": "an amount that is odd"',
    );
    expect((await send("k1")).status).toBe(3130);
    await edit(decision, "500000] }", "500001] }", /closed/);
    expect((await send("k2")).status).toBe(3130);
    await edit(decision, '"withdrawable": 500000 }', '"withdrawable": 500001 }');
    expect((await send("k3")).status).toBe(0);
  });

  it("K5 a public holiday that is announced: what is paid within three working days is paid a day later", async () => {
    const holidays = "rules/holidays/nigeria.holidays.json";
    // A Monday, 12:00 in Lagos; no holiday is in that week.
    const monday = Date.parse("2027-02-01T11:00:00Z");
    const day = 86_400_000;
    await lender.control("/__sandbox/clock", { set: monday });
    const borrower = await lender.as(49);
    const bankAccountGid = await borrower.bankAccountGid();
    const paidBy = async (key: string) => {
      const given = { amount: "1000.00", bankAccountGid, tradePassword: "2580" };
      const { paidBy, time } = await borrower.ok("withdraw-apply", given, { key });
      return (Number(paidBy) - Number(time)) / day;
    };
    expect(await paidBy("h1")).toBe(3);
    await edit(holidays, '"id-el-fitr": [', '"id-el-fitr": ["2027-02-02", ');
    expect(await paidBy("h2")).toBe(4);
    await edit(holidays, '"2027-02-02"', '"2027-02-30"', /expected a day of this century/);
    expect(await paidBy("h3")).toBe(4);
  });
});
