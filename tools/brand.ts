import { registerOperators } from "../engine/expression.ts";
import { appOperators } from "../lending/operators/index.ts";
import { usesOfBrand } from "../publish/check/uses-of-brand.ts";
import { composeBrand, defaultPair } from "../publish/documents/compose-brand.ts";
import { readDocuments } from "../publish/documents/read-documents.ts";
import { nearest } from "../publish/faults/nearest.ts";
import { brandLines, formatBrand, formatUses } from "./brand/format-brand.ts";
import { editAsked, editBrand } from "./brand/edit-brand.ts";
import { optionsOf, stopMisused } from "./options/options-of.ts";
import { exchangedPairs, noSuchPair } from "./options/pair-asked.ts";

// npm run brand -- <business> <channel> [--json | --uses]: the effective brand, each value with the file and line that
// set it, and with what reads it. npm run brand -- --uses <value>: what reads one value.
// npm run brand -- <business> <channel> --set flags.voucher=false [--layer pair] [--dry-run]: says something else in one
// layer, where nothing is wrong after it, and what that does in which brands; --unset <value>: no longer says it there.
const { values, positionals: words } = optionsOf(
  {
    json: { type: "boolean" },
    uses: { type: "boolean" },
    set: { type: "string" },
    unset: { type: "string" },
    layer: { type: "string" },
    "dry-run": { type: "boolean", default: false },
  },
  2,
);
const asked = editAsked(values);
if (typeof asked === "string") stopMisused(asked);
const read = readDocuments(process.cwd());
const { all } = read;
const isValue = words.length === 1 && values.uses === true;
const { business, channel } = isValue ? defaultPair(all) : { business: words[0] ?? "", channel: words[1] ?? "" };
const wrong =
  words.length === 0
    ? "usage: npm run brand -- <business> <channel> [--json | --uses | --set <value>=<json> | --unset <value>], npm run brand -- --uses <value>"
    : (exchangedPairs(read, words, (codes) => `npm run brand -- ${codes.join(" ")}`) ??
      noSuchPair(read, isValue ? [business, channel] : words));
if (wrong !== undefined) {
  console.error(wrong);
  process.exit(1);
}
if (asked) {
  const edited = editBrand(process.cwd(), { ...asked, business, channel }, values["dry-run"]);
  console.log(edited.lines.join("\n"));
  process.exit(edited.wrong ? 1 : 0);
}
const brand = composeBrand(all, business, channel);
if (values.json) console.log(JSON.stringify({ value: brand.value, lines: brandLines(brand) }, null, 2));
else if (values.uses) {
  registerOperators(appOperators);
  const said = formatUses(brand, usesOfBrand(read), isValue ? words[0] : undefined);
  if (said === "") {
    const near = nearest(
      words[0] ?? "",
      brandLines(brand).map(({ path }) => path),
    );
    const meant = near === undefined ? `npm run brand -- ${business} ${channel} shows them` : `did you mean "${near}"?`;
    console.error(`the brand has no value "${words[0]}"; ${meant}`);
    process.exit(1);
  }
  console.log(said);
} else console.log(formatBrand(brand));
