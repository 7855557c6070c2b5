import { expect, it } from "vitest";
import { readDocuments } from "../../documents/read-documents.ts";
import { composeBrand } from "../../documents/compose-brand.ts";
import { schemasOf } from "../../reference/schemas-of.ts";
import { brandFormOf } from "./section-form.ts";
import { valueWords } from "./value-words.ts";

const documents = readDocuments(process.cwd()).all;
const brand = composeBrand(documents, "717", "301").value;
const home = brandFormOf(documents, schemasOf(process.cwd()), brand).find(({ id }) => id === "home");
const fieldAt = (path: string) => home?.fields.find((field) => field.path.join(".") === path);

it("what a section of home can be told is a field each, of the kind that its document declares", () => {
  expect(fieldAt("home.sections.credit.with.layout")).toMatchObject({
    title: "Credit: layout",
    takes: { is: "choice", of: ["solid", "split", "ring", "plain"] },
  });
  expect(fieldAt("home.sections.info.with.variant")?.takes).toEqual({ is: "choice", of: ["row", "stack"] });
});

it("nothing of home is written as JSON", () =>
  expect(home?.fields.filter(({ takes }) => takes.is === "other")).toEqual([]));

it("a section is chosen out of those that there are", () => {
  const takes = fieldAt("home.sections.banner.use")?.takes;
  expect(takes?.is === "choice" && takes.of).toEqual(expect.arrayContaining(["banner", "banner-media"]));
});

it("a section of home is called what its own document calls it, in the choice and in its place", () => {
  const takes = fieldAt("home.sections.banner.use")?.takes;
  expect(takes && valueWords("banner-media", takes)).toBe("Banner with pictures");
  expect(fieldAt("home.sections.private.use")?.title).toBe("Privacy promise: section");
  expect(fieldAt("home.sections.info.with.variant")?.title).toBe("Why this lender: variant");
});

it("cites no id of the product's description", () => {
  const said = brandFormOf(documents, schemasOf(process.cwd()), brand).flatMap(({ says, fields }) => [
    says,
    ...fields.map((field) => field.says),
  ]);
  expect(said.filter((words) => /\([A-Z]\d+/.test(words) || words.includes("`"))).toEqual([]);
});
