import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import schema from "../../../schemas/brand.schema.json" with { type: "json" };

/** The places of an object's patterns that are not said in words. */
function unsaid(at: unknown, path = ""): readonly string[] {
  if (typeof at !== "object" || at === null) return [];
  // What an "if" asks is said by what follows from it.
  const isSaid = "expects" in at || path.endsWith("/if");
  const own = "pattern" in at && typeof at.pattern === "string" && !isSaid ? [path] : [];
  return [...own, ...Object.entries(at).flatMap(([key, value]) => unsaid(value, `${path}/${key}`))];
}

/** The schemas that documents are held to, and those of what widgets take. */
const all = ["schemas", "widgets"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".schema.json") && !name.startsWith("entities/"))
    .map((name) => `${folder}/${name}`),
);

it.each(all)("R14 what a pattern of %s asks for is said in words, for nobody reads patterns", (file) => {
  expect(unsaid(JSON.parse(readFileSync(file, "utf8")))).toEqual([]);
});

it("B9 what a pattern of the brand asks for is said in words, for operators read no patterns", () => {
  expect(unsaid(schema)).toEqual([]);
});

const { properties, $defs } = schema;

it.each([
  ["a name", properties.name, "Corvanta (Lagos) Ltd"],
  ["a legal name", properties.legalName, "O'Neil & Sons, Ltd"],
  ["a licence", properties.licence, "FCCPC/DML 2025-01"],
  ["corners of cards", $defs.lengths, "0.04rem 12px"],
  ["corners of buttons", $defs.ends, "1.5rem 0"],
  ["a shadow", $defs.shadow, "0 0.02rem 0.08rem rgb(16 32 28 / 5%)"],
  ["a phone number", properties.support.properties.phone, "0800 123-4567"],
  ["an e-mail address", properties.support.properties.email, "help@lender.example"],
  ["an address", properties.support.properties.address, "12 Marina Road, Lagos"],
  ["opening hours", properties.support.properties.hours, "08:00-20:00"],
])("B9 %s with a blank at either end is refused with a reason that says so", (_, { pattern, expects }, right) => {
  const fits = new RegExp(pattern, "u");
  expect([right, ` ${right}`, `${right} `].map((value) => fits.test(value))).toEqual([true, false, false]);
  expect(expects).toMatch(/none before or after|no blank|without blanks/);
});

/** The tightest corner of a card in which text stands, in parts of the unit: beside it, and above it (a menu, a list). */
const [beside, above] = [0.16, 0.08];

it.each<[string, boolean]>([
  ["0", true],
  [".3rem", true],
  ["0.32rem", true],
  ["28px 0", true],
  ["0.321rem", false],
  ["0.4rem", false],
  ["0.99rem", false],
  ["29px", false],
  ["0.04rem 0.5rem", false],
])("B4 corners of cards of %s are taken: %o, since rounder ones cut off the text in them", (corners, isTaken) => {
  expect(new RegExp($defs.lengths.pattern).test(corners)).toBe(isTaken);
  const radius = 0.32;
  expect(Math.hypot(radius - beside, radius - above)).toBeLessThan(radius);
});

it.each(["Cor<b>v</b>", "Corv 10%", "Corv ₦5", "Corv*", "Corv/Ltd", "9", "10% Cash", "2 for 1", ""])(
  "B9 the name %o is refused, and which signs there may be is said",
  (name) => {
    const { pattern, expects } = properties.name;
    expect(new RegExp(pattern, "u").test(name)).toBe(false);
    expect(expects).toContain(
      "begins with a letter, or a number written together with one: words of letters, digits and ' ’ & . -",
    );
    expect(expects).toContain("no other sign");
  },
);

it.each(["Ad4's, O’N & Co. (Mid-West) Ltd", "9Credit", "360Cash Loans"])(
  "B9 the name %s is taken: it has the signs that its reason names",
  (name) => {
    expect(name).toMatch(new RegExp(properties.name.pattern, "u"));
    expect(name).toMatch(new RegExp(properties.legalName.pattern, "u"));
  },
);
