import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type BrandChanges, brandChanges } from "../../publish/compare/brand-changes.ts";
import { type OpenDatabase, openDatabase } from "../database/open-database.ts";
import { EditJournal } from "./edit-journal.ts";
import { ReleaseStore, storePlace } from "./release-store.ts";
import type { Live } from "./releases.ts";
import { ValueHistory } from "./value-history.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openDatabase(storePlace({}));
});
afterAll(() => opened.close());

const noTerms = async () => ({ terms: [], names: [{ pair: "717-301", name: "Zumaly" }] });

it.each([
  ["of devices is no more than that", [5], "5"],
  ["that grew is what it came to", [5, 50], "50"],
  ["that became all is all", [5, 100], "100"],
  ["that was taken back stays what it was", [5, "back"], "5 100"],
  ["of which another release went to all is all", [5, "r3"], "100 100"],
  ["of which another release went to some is that", [5, "few r3"], "5 5"],
])("V4 a share %s", async (_, deeds, shares) => {
  const all = (release: string, share = 100, previous: string | null = "r1"): Live => ({
    ...{ release, share, previous, withdrawn: null, since: "" },
  });
  const after = { back: { ...all("r0"), withdrawn: "r2" }, r3: all("r3"), "few r3": all("r3", 5) };
  let before = all("r1", 100, null);
  const audit = deeds.map((deed, at) => {
    const next = typeof deed === "number" ? all("r2", deed) : after[deed as keyof typeof after];
    const entry = { at: `${at}`, who: "bola", why: "", said: "", release: next.release, before, after: next };
    before = next;
    return entry;
  });
  const store = {
    audit: async () => audit.toReversed(),
    brands: async () => textsOf(true),
    layerEdits: async () => [],
  };
  const change = { path: "flags.voucher", before: true, after: false, pairs: ["717-301"] };
  const changesOf = async () => ({ changes: [change], texts: [] }) as unknown as BrandChanges;
  const { rows } = await new ValueHistory({ store, changesOf, terms: noTerms }).find({
    ...{ value: "", brand: "", person: "" },
  });
  expect(
    rows
      .map(({ release }) => release?.share)
      .toReversed()
      .join(" "),
  ).toBe(shares);
  expect(rows.at(-1)?.release?.others).toBe("r1");
});

const file = "brands/business/717.brand.json";
const layer = (voucher: boolean) => `{ "id": "717", "flags": { "voucher": ${voucher} } }`;
const textsOf = (voucher: boolean) =>
  new Map([
    ["brands/base.brand.json", `{ "id": "base" }`],
    [file, layer(voucher)],
    ["brands/channel/301.brand.json", `{ "id": "301" }`],
    ["rules/other.json", "{}"],
  ]);

it("V4 reads each edit and each two releases once, and finds who turned a value off and by which release", async () => {
  const store = new ReleaseStore(opened.db);
  const journal = new EditJournal(opened.db);
  const publish = (id: string, voucher: boolean, who: string) =>
    store.publish({ id, texts: textsOf(voucher), warnings: 0, vocabulary: 1, who, why: `why ${id}`, share: 100 });
  await publish("r1", true, "bola");
  const of = { pair: "717-301", layer: "business", path: ["flags", "voucher"] };
  await journal.add({ who: "ada", file, before: layer(true), after: layer(false), of, said: [] });
  await publish("r2", false, "bola");
  await store.back({ who: "efe", why: "They were missed" });
  const changesOf = vi.fn(async (...texts: Parameters<typeof brandChanges>) => brandChanges(...texts));
  const terms = {
    terms: [{ path: "flags.voucher", title: "Coupons", section: "Features", takes: { is: "switch" } as const }],
    names: [{ pair: "717-301", name: "Zumaly" }],
  };
  const history = new ValueHistory({ store, changesOf, terms: async () => terms });
  const find = async () =>
    (await history.find({ value: "coupons", brand: "717", person: "" })).rows.map(({ who, said, edited, release }) => [
      who,
      said.join(),
      edited?.edit,
      release?.release,
      release?.who,
      release?.tookBack,
    ]);
  const twice = await find();
  expect(twice).toEqual([
    ["efe", "on, was off", undefined, "r1", "efe", "r2"],
    ["ada", "off, was on", 1, "r2", "bola", undefined],
  ]);
  expect(await find()).toEqual(twice);
  expect(changesOf).toHaveBeenCalledTimes(2);
  // The layers of brands alone are read.
  expect([...(changesOf.mock.calls[0]?.[0].keys() ?? [])].sort()).not.toContain("rules/other.json");
  expect((await history.find({ value: "", brand: "999", person: "" })).noBrand).toBe(true);
  expect((await history.find({ value: "messages", brand: "717", person: "" })).noBrand).toBeUndefined();
  // Taken back: what was edited since is read besides.
  await journal.add({ who: "ada", file, before: layer(false), after: layer(true), of, said: [], undoes: 1 });
  const { rows } = await history.find({ value: "", brand: "", person: "ada" });
  expect(rows.map(({ edited, release }) => [edited?.edit, edited?.undone, release?.release])).toEqual([
    [2, false, undefined],
    [1, true, "r2"],
  ]);
});
