import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { filledIn, type Newcomer, newcomer } from "../../testing/newcomer.ts";
import { openPersonaLender, type PersonaLender } from "../../testing/persona-lender.ts";
import { forBrand, loadBrands } from "../../contract/brands.ts";
import { keepsRule } from "../../contract/rules.ts";

// Hashing is slow on purpose, and slower on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let lender: PersonaLender;
let who: Newcomer;
beforeAll(async () => {
  lender = await openPersonaLender();
  who = await newcomer(lender, "8039998876");
}, 60_000);
afterAll(() => lender.close());

const { identity, personal, employment } = filledIn;
const earned = "Choose how much you earn a month";

it.each([
  ["identity", "idCard", { ...identity, gender: "x" }, "Choose your gender"],
  ["personal", "personal", { ...personal, education: "zzz" }, "Choose your education"],
  ["personal", "personal", { ...personal, marriageStatus: "Single" }, "Choose your marital status"],
  ["personal", "personal", { ...personal, residenceType: "male" }, "Choose how you live"],
  ["personal", "personal", { ...personal, state: "Nowhere" }, "Choose your state"],
  ["personal", "personal", { ...personal, state: "constructor" }, "Choose your state"],
  ["personal", "personal", { ...personal, state: "Kano" }, "Choose your city"],
  ["personal", "personal", { ...personal, region: "" }, "Choose your city"],
  ["employment", "personal", { ...employment, job: "king" }, "Choose your profession"],
  ["employment", "personal", { ...employment, jobStatus: "idle" }, "Choose your job status"],
  ["employment", "personal", { ...employment, monthlySalary: "-5" }, earned],
  ["employment", "personal", { ...employment, monthlySalary: "100000" }, earned],
  ["employment", "personal", { jobStatus: "student", monthlySalary: "-5" }, "Choose how much you live on a month"],
])("V11 %s is refused with what it does not offer: %s %o", async (page, part, fields, message) => {
  expect(await who.ask("credit-form-save", { page, [part]: fields })).toMatchObject({ status: 3100, message });
  expect((await who.ask("credit-summary")).content.missing).toBe(6);
});

type Entries = Readonly<Record<string, unknown>>;
const isEntries = (value: unknown): value is Entries => typeof value === "object" && value !== null;

/** What every list of options offers in a document of the credit form: the field, and an option of it. */
function offersIn(node: unknown): [field: string, option: string][] {
  if (!isEntries(node)) return [];
  const within = Object.values(node).flatMap(offersIn);
  if (node.use !== "credit-pick" || !isEntries(node.with)) return within;
  const { bind, options } = node.with;
  const listed = isEntries(options) && Array.isArray(options.$each) ? options.$each : [];
  return [...within, ...listed.map((option): [string, string] => [String(bind).slice("form.".length), String(option)])];
}

it("V11 whatever the form offers to choose is taken", () => {
  const folder = "screens/credit";
  const offers = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => offersIn(JSON.parse(readFileSync(join(folder, file), "utf8"))))
    // What a contact is to the borrower, the contract of the call lists itself.
    .filter(([field]) => field !== "relationship");
  expect(new Set(offers.map(([field]) => field))).toEqual(
    new Set(["gender", "education", "marriageStatus", "residenceType", "jobStatus", "job", "monthlySalary"]),
  );
  expect(offers).toHaveLength(43);
  const taken = ([field, option]: [string, string]) => keepsRule("choice", option, { with: { field } });
  expect(forBrand(loadBrands(process.cwd())(), () => offers.filter((offer) => !taken(offer)))).toEqual([]);
});

it.each([
  ["identity", "idCard", identity, "firstName", 100],
  ["identity", "idCard", identity, "surname", 100],
  ["personal", "personal", personal, "homeAddressDetail", 200],
  ["employment", "personal", employment, "companyName", 100],
] as const)(
  "V15 of %s (%s of %o) the lender takes as much of %s as the form lets pass, %i, and no more",
  async (...of) => {
    const [page, part, fields, field, most] = of;
    const saved = (length: number) =>
      who.ask("credit-form-save", { page, [part]: { ...fields, [field]: "王".repeat(length) } });
    expect(await saved(most + 1)).not.toMatchObject({ status: 0 });
    expect(await saved(most)).toMatchObject({ status: 0 });
  },
);
