import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type OpenDatabase, openDatabase } from "../database/open-database.ts";
import { rowsOf } from "../database/rows.ts";
import { freePort } from "../testing/free-port.ts";
import { startPostgres, type TestPostgres, whyNoPostgres } from "../testing/postgres.ts";
import { saved } from "../../publish/studio/deeds.ts";
import { ReleaseStore, storePlace } from "./release-store.ts";
import { backWhenReady } from "./back-when-ready.ts";
import { publishWhenReady } from "./publish-when-ready.ts";
import { type Publishing, Refused } from "./releases.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const release = (id: string, more: Partial<Publishing> = {}): Publishing => ({
  ...{
    id,
    texts: new Map([
      ["a.json", `"${id}"`],
      ["same.json", "{}"],
    ]),
    warnings: 0,
    vocabulary: 1,
  },
  ...{ who: "ada", why: `makes ${id}`, share: 100 },
  ...more,
});

describe.each(whyNoPostgres() ? ["PGlite"] : ["PGlite", "PostgreSQL"])("the release store on %s", (place) => {
  let postgres: TestPostgres | undefined;
  let opened: OpenDatabase;
  let store: ReleaseStore;
  beforeAll(async () => {
    postgres = place === "PGlite" ? undefined : startPostgres(await freePort());
    opened = await openDatabase(storePlace(postgres ? { url: postgres.url } : {}));
    store = new ReleaseStore(opened.db);
  });
  afterAll(async () => {
    await opened.close();
    postgres?.stop();
  });

  it("has nothing live before the first release, which no share of devices can have alone", async () => {
    expect(await store.live()).toBeUndefined();
    await expect(store.publish(release("r1", { share: 5 }))).rejects.toThrow("no release yet that the other 95 %");
    await expect(store.back({ who: "ada", why: "x" })).rejects.toThrow("nothing is live yet");
    expect(await store.list()).toEqual([]);
    expect(await store.audit()).toEqual([]);
  });

  it("publishes to all, to a share, to more of them, and takes back, each told in a sentence", async () => {
    expect(await store.publish(release("r1"))).toBe("Release r1 is live for all devices.");
    expect(await store.publish(release("r2", { share: 5 }))).toBe(
      "Release r2 is live for 5 % of devices; all others keep r1.",
    );
    expect(await store.live()).toMatchObject({ release: "r2", share: 5, previous: "r1", withdrawn: null });
    expect(await store.publish(release("r2", { share: 25 }))).toBe("Release r2 goes from 5 % to 25 % of devices.");
    expect(await store.live()).toMatchObject({ release: "r2", share: 25, previous: "r1" });
    // While some have the second the third is shared with those who keep the first.
    await store.publish(release("r3", { share: 50 }));
    expect(await store.live()).toMatchObject({ release: "r3", share: 50, previous: "r1" });
    expect(await store.back({ who: "bola", why: "complaints" })).toBe(
      "Release r3 was taken back: release r1 is live again for all devices.",
    );
    expect(await store.live()).toMatchObject({ release: "r1", share: 100, previous: null, withdrawn: "r3" });
    // Pressed twice, it goes back once.
    await expect(store.back({ who: "bola", why: "again" })).rejects.toThrow("release r3 was taken back already");
    expect(await store.live()).toMatchObject({ release: "r1", share: 100 });
    await store.publish(release("r3"));
    expect(await store.live()).toMatchObject({ release: "r3", share: 100, previous: "r1", withdrawn: null });
    const told = (await store.audit()).map(({ who, said, why }) => `${who}: ${said} ${why}`);
    expect(told).toEqual([
      "ada: Release r3 is live for all devices, in place of r1. makes r3",
      "bola: Release r3 was taken back: release r1 is live again for all devices. complaints",
      "ada: Release r3 is live for 50 % of devices; all others keep r1. makes r3",
      "ada: Release r2 goes from 5 % to 25 % of devices. makes r2",
      "ada: Release r2 is live for 5 % of devices; all others keep r1. makes r2",
      "ada: Release r1 is live for all devices. makes r1",
    ]);
    expect((await store.audit())[0]).toMatchObject({ before: { release: "r1" }, after: { release: "r3", share: 100 } });
  });

  it("knows the same documents again, and has a text once however many releases have it", async () => {
    const [{ count: before } = { count: 0 }] = await count();
    await store.publish(release("other-name", { texts: release("r1").texts }));
    expect(await store.live()).toMatchObject({ release: "r1" });
    expect((await store.list()).map(({ id }) => id).sort()).toEqual(["r1", "r2", "r3"]);
    expect((await count())[0]?.count).toBe(before);
    expect(await rowsOf(opened.db, sql`select 1 from releases.blob where content = '{}'`)).toHaveLength(1);
    expect(await store.texts("r2")).toEqual(release("r2").texts);
  });
  const count = () => rowsOf<{ count: number }>(opened.db, sql`select count(*)::int as count from releases.blob`);

  it("refuses what makes no sense, and changes nothing then", async () => {
    const [live, audit] = [await store.live(), await store.audit()];
    await expect(store.publish(release("r1"))).rejects.toThrow("is live already, for 100 % of devices");
    await expect(store.publish(release("r4", { why: "  " }))).rejects.toThrow("expected a reason");
    // What turns the words around, or parts them unseen, is told wherever the history is read.
    for (const [hidden, told] of [
      ["\u202e", "U+202E"],
      ["\u200b", "U+200B"],
    ])
      await expect(store.publish(release("r4", { why: `${hidden}Legal said no` }))).rejects.toThrow(told);
    for (const share of [0, 7, 2.5, 101])
      await expect(store.publish(release("r4", { share }))).rejects.toThrow(
        `expected a share of 1, 5, 25, 50 or 100 % of devices, found ${share}`,
      );
    await expect(store.back({ release: "r33", who: "ada", why: "x" })).rejects.toThrow("did you mean r3?");
    await expect(store.texts("nothing")).rejects.toThrow("there is no release nothing");
    expect(await store.live()).toEqual(live);
    expect(await store.audit()).toEqual(audit);
    expect((await store.list()).map(({ id }) => id)).not.toContain("r4");
  });

  it.each(["blob", "release", "release_file", "audit"])(
    "is refused by the database itself to change or to remove a row of %s",
    async (table) => {
      const rows = sql.raw(`releases.${table}`);
      const column = sql.raw({ blob: "content", release: "why", release_file: "print", audit: "said" }[table] ?? "");
      const why = { cause: { message: expect.stringContaining("is written once and never changed") } };
      await expect(opened.db.execute(sql`update ${rows} set ${column} = 'x'`)).rejects.toMatchObject(why);
      await expect(opened.db.execute(sql`delete from ${rows}`)).rejects.toMatchObject(why);
      await expect(opened.db.execute(sql`truncate ${rows} cascade`)).rejects.toMatchObject(why);
      // As a session that replays what another database did.
      await opened.db.execute(sql`set session_replication_role = replica`);
      try {
        await expect(opened.db.execute(sql`delete from ${rows}`)).rejects.toMatchObject(why);
      } finally {
        await opened.db.execute(sql`set session_replication_role = origin`);
      }
    },
  );

  it("R8 counts the devices on which a release could not start, each by its number and its address", async () => {
    const failed = (device: number, address: string, of = "r3") => store.failed({ release: of, device, address });
    expect(await failed(1, "a")).toBe(1);
    // The same phone again, and in another network; and other numbers out of one network.
    expect([await failed(1, "a"), await failed(1, "b"), await failed(2, "a"), await failed(3, "a")]).toEqual([
      1, 1, 2, 2,
    ]);
    expect(await failed(4, "c")).toBe(3);
    expect(await failed(9, "z", "r1")).toBe(1);
    // What was more than an hour ago counts no more.
    await opened.db.execute(
      sql`update releases.failed_start set at = now() - interval '61 minutes' where release = 'r3'`,
    );
    expect(await failed(5, "d")).toBe(1);
  });

  it("R8 counts anew once a release is live again, and goes on counting while it goes to more devices", async () => {
    const failed = (device: number) => store.failed({ release: "crash", device, address: `network ${device}` });
    await store.publish(release("crash", { share: 5 }));
    for (const device of [1, 2, 3, 4]) await failed(device);
    await store.publish(release("crash", { share: 25 }));
    expect(await failed(5)).toBe(5);
    await store.back({ of: "crash", who: "host", why: "it could not start on 5 devices within an hour" });
    // A host that has not asked yet what is live.
    expect(await failed(6)).toBe(6);
    await store.publish(release("crash"));
    expect(await failed(7)).toBe(1);
    // A phone on which it could not start before is one on which it cannot now.
    expect(await failed(1)).toBe(2);
    await store.back({ of: "crash", who: "ada", why: "as it was" });
  });

  it("R8 what was taken back is nobody's way on: the way back goes to what stood before the release that is live", async () => {
    const was = await store.live();
    for (const id of ["r5", "r6"]) await store.publish(release(id));
    await store.back({ who: "ada", why: "worse" });
    expect(await store.live()).toMatchObject({ release: "r5", previous: was?.release, withdrawn: "r6" });
    await expect(store.back({ who: "bola", why: "again" })).rejects.toThrow("release r6 was taken back already");
    // Nor for who says by what he was shown that it is still to be taken back.
    await expect(store.back({ of: "r5", who: "bola", why: "again" })).rejects.toThrow("taken back already");
    // A host that finds that this one cannot start either.
    await store.back({ release: was?.release, of: "r5", who: "host", why: "it could not start" });
    expect(await store.live()).toMatchObject({ release: was?.release, withdrawn: "r5" });
    await store.publish(release("r6"));
    await store.back({ release: "r5", who: "ada", why: "by name" });
    expect(await store.live()).toMatchObject({ release: "r5", previous: was?.release, withdrawn: "r6" });
    await store.publish(release(was?.release ?? "", { texts: await store.texts(was?.release ?? "") }));
  });

  it("has hosts prepare what is about to be live again, until something is live", async () => {
    await expect(store.prepare("r33")).rejects.toThrow("did you mean r3?");
    await store.prepare("r2");
    expect(await store.live()).toMatchObject({ wanted: "r2" });
    const [live] = [await store.live()];
    await store.publish(release("r7"));
    expect(await store.live()).toMatchObject({ release: "r7", wanted: null });
    await store.back({ release: live?.release ?? "", who: "ada", why: "as it was" });
  });

  it("tells of a release that no borrower had: a host refused it, or its publishing was cut off", async () => {
    await store.offer(release("r8", { texts: new Map([["brands/base.brand.json", "offered"]]) }));
    const of = async (id: string) => (await store.list()).find((one) => one.id === id)?.wasLive;
    expect([await of("r7"), await of("r8")]).toEqual([true, false]);
    await store.publish(release("r8", { texts: await store.texts("r8") }));
    expect(await of("r8")).toBe(true);
    await store.back({ release: "r7", who: "ada", why: "as it was" });
  });

  it("lists a release by who published it last and why, not by who had it made or came back to it; the one that became live last first", async () => {
    const listed = async (id: string) => (await store.list()).find((one) => one.id === id);
    const texts = new Map([["brands/base.brand.json", "cut off"]]);
    // Whoever published it so was killed before it was live.
    await store.offer(release("r9", { texts, who: "cut", why: "Cut off" }));
    expect(await listed("r9")).toMatchObject({ author: "cut", why: "Cut off", wasLive: false });
    const was = (await store.live())?.release ?? "";
    await store.publish(release("r9", { texts, who: "bola", why: "A better name", share: 5 }));
    expect(await listed("r9")).toMatchObject({ author: "bola", why: "A better name", wasLive: true });
    // Whoever had more devices get it, and why, is the last.
    await store.publish(release("r9", { texts, who: "chi", why: "Nobody complained" }));
    expect(await listed("r9")).toMatchObject({ author: "chi", why: "Nobody complained" });
    const before = await listed(was);
    await store.back({ release: was, who: "dayo", why: "Legal said no" });
    // Its own reason stays its heading; why the other one was taken back stands with that.
    expect((await store.list())[0]).toEqual(before && { ...before, id: was });
    expect(before?.why).not.toBe("Legal said no");
    const [deed] = await store.audit();
    expect(await listed("r9")).toMatchObject({
      ...{ author: "chi", why: "Nobody complained" },
      takenBack: { at: deed?.at, who: "dayo", why: "Legal said no" },
    });
    // Published once more it is taken back no longer.
    await store.publish(release("r9", { texts, who: "bola", why: "Legal agreed" }));
    expect(await listed("r9")).not.toHaveProperty("takenBack");
    expect(await listed("r9")).toMatchObject({ author: "bola", why: "Legal agreed" });
    await store.back({ release: was, who: "dayo", why: "Legal said no again" });
  });

  it("has somebody take over, with his reason, what is live because the folder was saved; by the folder nothing is taken over", async () => {
    const was = (await store.live())?.release ?? "";
    const texts = new Map([["brands/base.brand.json", "followed"]]);
    await store.publish(release("r10", { texts, ...saved }));
    await expect(store.publish(release("r10", { texts, ...saved }))).rejects.toThrow("is live already");
    await expect(store.publish(release("r10", { texts, share: 5 }))).rejects.toThrow("has all devices already");
    expect(await store.publish(release("r10", { texts, who: "ada", why: "First release" }))).toBe(
      "Release r10 is live for all devices, as it was by the folder already.",
    );
    // The way back leads where it led.
    expect(await store.live()).toMatchObject({ release: "r10", share: 100, previous: was, withdrawn: null });
    expect((await store.list())[0]).toMatchObject({ id: "r10", author: "ada", why: "First release" });
    expect((await store.audit())[0]).toMatchObject({ who: "ada", why: "First release", release: "r10" });
    for (const who of [saved, { who: "bola", why: "Once more" }])
      await expect(store.publish(release("r10", { texts, ...who }))).rejects.toThrow("is live already");
    await store.back({ release: was, who: "ada", why: "as it was" });
  });

  it("has hosts prepare an older release whose documents are published again: one started since has it no more", async () => {
    expect((await store.newest())?.id).not.toBe("r2");
    expect(await store.offer(release("again", { texts: await store.texts("r2") }))).toBe("r2");
    expect(await store.live()).toMatchObject({ wanted: "r2" });
    const live = (await store.live())?.release ?? "";
    await store.publish(release("r2", { texts: await store.texts("r2") }));
    expect(await store.live()).toMatchObject({ release: "r2", wanted: null });
    await store.back({ release: live, who: "ada", why: "as it was" });
  });

  it("R8 takes back a release only while it is the live one", async () => {
    const before = await store.live();
    await expect(store.back({ of: "r2", who: "host", why: "x" })).rejects.toThrow("release r2 is not live any more");
    expect(await store.live()).toEqual(before);
  });

  it("R10 what a share of devices has is not spread to all by its own name, as if it were taken back", async () => {
    const all = (await store.live())?.release;
    await store.publish(release("r11", { share: 5 }));
    const [live, audit] = [await store.live(), await store.audit()];
    await expect(store.back({ release: "r11", who: "ada", why: "it crashes" })).rejects.toThrow(
      "release r11 is live already, for 5 % of devices: npm run release:back without its id takes it back, npm run publish -- --share 100 gives it to all",
    );
    expect(await store.live()).toEqual(live);
    expect(await store.audit()).toEqual(audit);
    await store.back({ who: "ada", why: "it crashes" });
    expect(await store.live()).toMatchObject({ release: all, share: 100, withdrawn: "r11" });
  });

  it("R8 R10 what most devices have, published while a share of them has another, is taken back to what stood before it", async () => {
    const stood = (await store.live())?.release ?? "";
    await store.publish(release("r12"));
    await store.publish(release("r13", { share: 5 }));
    expect(await store.publish(release("r12"))).toBe(
      "Release r12 is live for all devices again, in place of r13, which 5 % of them had.",
    );
    // A phone on which it cannot start gets what stood before it, and so does everybody by the guardrail or by hand.
    expect(await store.live()).toMatchObject({ release: "r12", share: 100, previous: stood, withdrawn: null });
    expect(await store.back({ of: "r12", who: "host", why: "it could not start" })).toBe(
      `Release r12 was taken back: release ${stood} is live again for all devices.`,
    );
  });

  it("R10 what was published after the release that is live goes forward: nothing is taken back, and nobody's visit ends", async () => {
    const was = (await store.live())?.release ?? "";
    const listed = async (id: string) => (await store.list()).find((one) => one.id === id);
    await store.publish(release("r14", { share: 5 }));
    await store.back({ who: "ada", why: "a mistake" });
    expect(await listed("r14")).toMatchObject({ takenBack: { who: "ada", why: "a mistake" } });
    expect(await store.back({ release: "r14", who: "bola", why: "it was right" })).toBe(
      `Release r14 is live again for all devices, in place of ${was}.`,
    );
    expect(await store.live()).toMatchObject({ release: "r14", share: 100, previous: was, withdrawn: null });
    for (const id of ["r14", was]) expect(await listed(id)).not.toHaveProperty("takenBack");
    // What no borrower ever had is not live again.
    await store.offer(release("r15"));
    expect(await store.back({ release: "r15", who: "bola", why: "newer still" })).toBe(
      "Release r15 is live for all devices, in place of r14.",
    );
    // From there the way back is one.
    expect(await store.back({ release: was, who: "bola", why: "as it was" })).toBe(
      `Release r15 was taken back: release ${was} is live again for all devices.`,
    );
    expect(await store.live()).toMatchObject({ release: was, withdrawn: "r15" });
  });

  it("where every host follows its folder nothing is published or taken back that none would show", async () => {
    await store.report({ name: "one", ready: [], unfit: {}, follows: true });
    const [live, audit, list] = [await store.live(), await store.audit(), await store.list()];
    const refused = "host one follows its folder; started with PUBLISH=by-hand it serves what is published";
    await expect(publishWhenReady(store, release("r16"))).rejects.toEqual(new Refused(refused));
    await expect(publishWhenReady(store, release("r16", { share: 5 }))).rejects.toEqual(new Refused(refused));
    await expect(backWhenReady(store, { release: "r1", who: "ada", why: "x" })).rejects.toEqual(new Refused(refused));
    expect([await store.live(), await store.audit(), await store.list()]).toEqual([live, audit, list]);
    // Beside one that serves what is published, what is wrong there is taken back all the same (R8).
    await store.report({ name: "other", ready: ["r16", live?.release ?? ""], unfit: {} });
    const beside = " But host one follows its folder: there that is served.";
    expect(await publishWhenReady(store, release("r16"))).toBe(
      `Release r16 is live for all devices, in place of ${live?.release}.${beside}`,
    );
    expect(await backWhenReady(store, { who: "ada", why: "x" })).toBe(
      `Release r16 was taken back: release ${live?.release} is live again for all devices.${beside}`,
    );
    for (const name of ["one", "other"]) await store.left(name);
    expect(await store.hosts()).toEqual([]);
  });

  it("keeps what it has when its tables are brought up to date again", async () => {
    const live = await store.live();
    expect(live).toBeDefined();
    const again = postgres && (await openDatabase(storePlace({ url: postgres.url })));
    expect(await (again ? new ReleaseStore(again.db) : store).live()).toEqual(live);
    await again?.close();
  });

  it("does one thing after another, whoever asks at once", async () => {
    const ids = ["p1", "p2", "p3", "p4", "p5"];
    await Promise.all(ids.map((id) => store.publish(release(id))));
    const made = (await store.audit()).slice(0, ids.length).toReversed();
    expect(made.map(({ release: id }) => String(id)).sort()).toEqual(ids);
    // Each found live what the one before it left.
    for (const [at, { before }] of made.slice(1).entries()) expect(before?.release).toBe(made[at]?.release);
    expect((await store.live())?.release).toBe(made.at(-1)?.release);
  });
});
