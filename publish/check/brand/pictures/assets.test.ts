import { cpSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { checkDocuments } from "../../check-documents.ts";
import { formatFault } from "../../given/report.ts";

/** What is said of the fixtures' project with these files among the pictures of its brands. */
function faultsWith(files: Readonly<Record<string, string>>): readonly string[] {
  const root = mkdtempSync(join(tmpdir(), "assets-"));
  cpSync("tests/fixtures/project", root, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, "brands/assets", name), text);
  const { errors } = checkDocuments(root, { schemas: "schemas" });
  return errors.filter(({ file }) => file.startsWith("brands/assets/")).map(formatFault);
}

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg">\n  ${inner}\n</svg>\n`;

it("B4 R1 what lies among the pictures of brands is pictures that only draw, and light", () => {
  expect(
    faultsWith({
      "good.svg": svg('<rect width="4" height="4"/>'),
      "blank.svg": svg("<title>Kestrow</title>"),
      "logo.svg": svg("<script>alert(1)</script>"),
      "page.html": "<p>",
      "photo.jpg": "x".repeat(101 * 1024),
    }),
  ).toEqual([
    "brands/assets/blank.svg:1:1 expected a drawing that shows something, found no shape in it [E630]",
    "brands/assets/logo.svg:2:11 expected what is drawn and nothing else in a picture, found <script> [E624]",
    'brands/assets/page.html:1:1 expected a picture, as .svg, .png, .jpg, .webp or .avif, found "page.html" [E623]',
    "brands/assets/photo.jpg:1:1 expected a picture of at most 100 kB, found 101 kB [E625]",
  ]);
});
