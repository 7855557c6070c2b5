import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { brandChanges } from "../../publish/compare/brand-changes.ts";
import { type OpenDatabase, openDatabase } from "../database/open-database.ts";
import { EditJournal } from "./edit-journal.ts";
import { ReleaseStore, storePlace } from "./release-store.ts";
import { ValueHistory } from "./value-history.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openDatabase(storePlace({}));
});
afterAll(() => opened.close());

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
    ]);
  const twice = await find();
  expect(twice).toEqual([
    ["efe", "on, was off", undefined, "r1", "efe"],
    ["ada", "off, was on", 1, "r2", "bola"],
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
