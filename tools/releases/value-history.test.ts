import { expect, it } from "vitest";
import type { DocumentTexts } from "../../publish/pack/sound-documents.ts";
import type { AuditEntry, LayerEdit } from "../../server/store/releases.ts";
import { valueHistory } from "./value-history.ts";

const base = "brands/base.brand.json";
const layers = ["business/716", "business/720", "channel/104"].map(
  (name) => [`brands/${name}.brand.json`, `{ "id": "${name.split("/")[1]}" }`] as const,
);
const textsOf = (said: string): DocumentTexts =>
  new Map([[base, `{ "id": "base", "name": "Old", ${said} }`], ...layers]);

/** What was live: a value and a business that the folder has no more, the value in two ways. */
const releases: Readonly<Record<string, DocumentTexts>> = {
  r1: textsOf('"flags": { "lottery": true, "raffle": true }'),
  r2: textsOf('"flags": { "lottery": false, "raffle": true }'),
};
const at = "2026-11-26T10:00:00.000Z";
const since = (release: string) => ({ release, share: 100, previous: null, withdrawn: null, since: at });
const moved: AuditEntry = {
  ...{ id: 2, at, who: "ada", why: "No lottery", deed: "publish", said: "", release: "r2" },
  ...{ before: since("r1"), after: since("r2") },
};
const store = {
  live: async () => since("r2"),
  audit: async () => [moved],
  brands: async (id: string) => releases[id] ?? new Map(),
  layerEdits: async (): Promise<readonly LayerEdit[]> => [],
};
const empty = { ...store, live: async () => undefined, audit: async () => [] };
const ask = (
  asked: { readonly value?: string; readonly brand?: string; readonly person?: string },
  of: typeof store | typeof empty = store,
) => valueHistory(of, { value: "", brand: "", person: "", ...asked });

it.each<[asked: Parameters<typeof ask>[0], line: string]>([
  [{ value: "copons" }, 'no value of brands is called "copons"; did you mean "coupons"?'],
  [{ value: "flags.vouchr" }, 'no value of brands is called "flags.vouchr"; did you mean "flags.voucher"?'],
  [{ value: "qqqqqqqq" }, 'no value of brands is called "qqqqqqqq"; npm run brand -- <business> <channel> shows them'],
  [{ brand: "719" }, 'there is no brand "719"; did you mean "718"?'],
  [{ brand: "719-104" }, 'there is no brand "719-104"; did you mean "718-104"?'],
  [{ brand: "104-716" }, 'there is no brand "104-716"; did you mean "716-104"?'],
  [{ brand: "301 / 717" }, 'there is no brand "301 / 717"; did you mean "717-301"?'],
  [{ brand: "Corvnta" }, 'there is no brand "Corvnta"; did you mean "Corvanta"?'],
  [{ brand: "qqqqqqqq" }, 'there is no brand "qqqqqqqq"; there are the businesses 716, 717, 718'],
  [{ value: "coupons", brand: "719" }, 'there is no brand "719"; did you mean "718"?'],
])("V4 %j, which neither is nor was, is refused with the nearest that there is", async (asked, line) => {
  await expect(ask(asked, empty)).rejects.toThrow(new Error(line));
});

it.each<Parameters<typeof ask>[0]>([
  { value: "coupons" },
  { value: "flags.voucher" },
  { value: "coupons", brand: "717-301" },
  { brand: "zumaly" },
  { value: "home.order" },
])("V4 of %j, which is there and was never otherwise, that is said", async (asked) => {
  expect(await ask(asked, empty)).toEqual(["Nothing was otherwise there."]);
});

it.each<[person: string, of: typeof store | typeof empty, line: string]>([
  ["adda", store, 'nobody called "adda" has edited or published anything; did you mean "ada"?'],
  ["somebody else", store, 'nobody called "somebody else" has edited or published anything; there are ada'],
  ["ada", empty, 'nobody called "ada" has edited or published anything; nobody has yet'],
])("V4 of %s, who has done nothing, that is said with whom there is", async (person, of, line) => {
  await expect(ask({ person }, of)).rejects.toThrow(new Error(line));
});

it("V4 of somebody who has done something else that is said", async () => {
  expect(await ask({ person: "Ada", value: "coupons" })).toEqual(["Nothing was otherwise there."]);
});

it("V4 what the folder has no more is found by its history, and what is live still is there", async () => {
  expect((await ask({ value: "lottery" })).join(" ")).toContain("flags.lottery");
  expect((await ask({ brand: "720" })).join(" ")).toContain("flags.lottery");
  expect(await ask({ value: "raffle" })).toEqual(["Nothing was otherwise there."]);
  await expect(ask({ value: "raffle" }, empty)).rejects.toThrow('no value of brands is called "raffle"');
  await expect(ask({ value: "lotery" })).rejects.toThrow('did you mean "lottery"?');
});
