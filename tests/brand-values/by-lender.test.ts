import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { brandValue } from "../../publish/documents/compose-brand.ts";
import type { Json, JsonObject } from "../../publish/documents/json.ts";
import { merge } from "../../publish/documents/merge.ts";
import { readDocuments } from "../../publish/documents/read-documents.ts";
import { type BrandOf, loadBrands } from "../../server/contract/brands.ts";
import { openTestLender, type TestLender } from "../../server/testing/test-lender.ts";
import { byLender } from "./by-lender.ts";

// Hashing is slow on purpose, and slower on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const layers = readDocuments(process.cwd()).all.filter(({ kind }) => kind === "brand");

/** The brands while these documents say more than they are shipped with. */
function brandsWith(more: Readonly<Record<string, JsonObject>>): BrandOf {
  const changed = layers.map(({ file, data }) => ({ file, data: merge(data, more[file] ?? {}) }));
  return (business = "718", channel = "302") => ({ ...brandValue(changed, business, channel), channel });
}

let brandOf = brandsWith({});
let lender: TestLender;
beforeAll(async () => {
  // Of whom nobody calls for: personas.
  loadBrands(process.cwd());
  lender = await openTestLender({ brandOf: (business, channel) => brandOf(business, channel) });
}, 120_000);
afterAll(() => lender.close());

it.each(byLender)(
  "B3 $value of a business is what the lender says to its borrowers, and to no others",
  async ({ value, to, ask, was, is, around = {} }) => {
    const [group = "", name = ""] = value.split(".");
    const own = { [group]: { [name]: to as Json } };
    brandOf = brandsWith({ "brands/base.brand.json": around, "brands/business/716.brand.json": own });
    const after = await ask(lender, "716", false);
    // Codes are sent once in a while.
    await lender.control("/__sandbox/clock", { advanceMs: 120_000 });
    expect([await ask(lender, "718", true), after]).toEqual([was, is]);
  },
);
