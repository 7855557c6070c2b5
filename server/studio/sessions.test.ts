import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type OpenDatabase, openDatabase } from "../database/open-database.ts";
import { freePort } from "../testing/free-port.ts";
import { startPostgres, type TestPostgres, whyNoPostgres } from "../testing/postgres.ts";
import { Operators } from "../store/operators.ts";
import { storePlace } from "../store/release-store.ts";
import { Sessions } from "./sessions.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const hours = (count: number) => count * 3_600_000;

describe.each(whyNoPostgres() ? ["PGlite"] : ["PGlite", "PostgreSQL"])("sessions on %s", (place) => {
  let postgres: TestPostgres | undefined;
  let opened: OpenDatabase;
  let operators: Operators;
  beforeAll(async () => {
    postgres = place === "PGlite" ? undefined : startPostgres(await freePort());
    opened = await openDatabase(storePlace(postgres ? { url: postgres.url } : {}));
    operators = new Operators(opened.db);
  });
  afterAll(async () => {
    await opened.close();
    postgres?.stop();
  });
  beforeEach(async () => {
    await opened.db.execute(sql`delete from releases.session`);
    await opened.db.execute(sql`delete from releases.operator`);
    for (const name of ["ada", "bola"])
      await operators.carryOut({ is: "add", name, role: "editor", hash: "x" }, "root");
  });

  it("a key lets one person in, once, and no other word does", async () => {
    const sessions = new Sessions(opened.db, { links: true });
    const key = sessions.key("root");
    expect(await sessions.enter("")).toBeUndefined();
    expect(await sessions.enter(key.slice(0, -1))).toBeUndefined();
    const came = await sessions.enter(key);
    expect(came?.who).toBe("root");
    expect(await sessions.enter(key)).toBeUndefined();
    expect(await sessions.find(came?.secret ?? "")).toMatchObject({ who: "root", role: "publisher", proven: false });
  });

  it("what is in the database, on the page or with the preview is no session", async () => {
    const sessions = new Sessions(opened.db, { links: true });
    const own = await sessions.begin("ada");
    const found = await sessions.find(own);
    expect(found).toMatchObject({ who: "ada", role: "editor", proven: true });
    const { rows } = (await opened.db.execute(sql`select print, preview from releases.session`)) as unknown as {
      rows: { print: string; preview: string }[];
    };
    for (const other of [found?.token, found?.preview, rows[0]?.print, rows[0]?.preview])
      expect(await sessions.find(other ?? "")).toBeUndefined();
    expect(await sessions.isPreview(found?.preview ?? "")).toBe(true);
    for (const other of [own, found?.token, rows[0]?.preview])
      expect(await sessions.isPreview(other ?? "")).toBe(false);
  });

  it("a session ends eight hours after it was used last, and a day after it began; looking for news is no use", async () => {
    let now = 0;
    const sessions = new Sessions(opened.db, { links: true, now: () => now });
    const begin = () => sessions.begin("ada");
    const goesOn = async (own: string, used?: boolean) => (await sessions.find(own, used)) !== undefined;
    const own = await begin();
    for (const at of [7, 14, 21, 24]) {
      now = hours(at);
      expect(await goesOn(own), `${at} h`).toBe(true);
    }
    now = hours(24) + 1;
    expect(await goesOn(own)).toBe(false);
    const idle = await begin();
    now += hours(8);
    expect(await goesOn(idle, false)).toBe(true);
    now += 1;
    expect(await goesOn(idle)).toBe(false);
  });

  it("it outlives the process, and another host on the database knows it; one of a link is none where there are none", async () => {
    const here = new Sessions(opened.db, { links: true });
    const own = await here.begin("ada");
    const link = (await here.enter(here.key("root")))?.secret ?? "";
    const again = new Sessions(opened.db, { links: true });
    const elsewhere = new Sessions(opened.db, { links: false });
    expect([(await again.find(own))?.who, (await again.find(link))?.who]).toEqual(["ada", "root"]);
    expect([(await elsewhere.find(own))?.who, await elsewhere.find(link)]).toEqual(["ada", undefined]);
    expect(await elsewhere.enter(elsewhere.key("root"))).toBeUndefined();
  });

  it("who leaves everywhere leaves everywhere, and nobody else does", async () => {
    const sessions = new Sessions(opened.db, { links: true });
    const [one, other, third, fourth] = [
      await sessions.begin("ada"),
      await sessions.begin("ada"),
      await sessions.begin("ada"),
      await sessions.begin("bola"),
    ];
    const who = (all: string[]) => Promise.all(all.map(async (own) => (await sessions.find(own))?.who));
    await sessions.leave(one);
    expect(await who([one, other])).toEqual([undefined, "ada"]);
    const { preview = "" } = (await sessions.find(third)) ?? {};
    await sessions.leave(other, true);
    expect(await who([other, third, fourth])).toEqual([undefined, undefined, "bola"]);
    expect(await sessions.isPreview(preview)).toBe(false);
  });

  it.each([
    ["another role", { is: "role", name: "ada", role: "publisher" }],
    ["another password", { is: "password", name: "ada", hash: "y" }],
    ["being removed", { is: "remove", name: "ada" }],
  ] as const)("%s ends all that an operator has open, at once", async (_, deed) => {
    const sessions = new Sessions(opened.db, { links: true });
    const [own, others] = [await sessions.begin("ada"), await sessions.begin("bola")];
    await operators.carryOut(deed, "root");
    expect(await sessions.find(own)).toBeUndefined();
    expect((await sessions.find(others))?.who).toBe("bola");
  });
});
