import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { vocabulary } from "../../engine/published.ts";
import { type OpenDatabase, openDatabase } from "../database/open-database.ts";
import { ReleaseStore, storePlace } from "../store/release-store.ts";
import { backWhenReady } from "../store/back-when-ready.ts";
import { publishWhenReady } from "../store/publish-when-ready.ts";
import type { Releases } from "../store/releases.ts";
import { freePort } from "../testing/free-port.ts";
import { startPostgres, type TestPostgres, whyNoPostgres } from "../testing/postgres.ts";
import type { Composed } from "./composed.ts";
import type { FromRelease } from "./messages.ts";
import { ReleasedPublication } from "./released-publication.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

// What checks and draws has its own tests (`whole-release.test.ts`, `tests/journeys/brands/releases.spec.ts`) and takes
// seconds; here a release is a brand's name, one with the name "wrong" cannot be made, and the process of one that is
// "killed" comes to nothing as long as `kills` says so; to make one that is "slow" takes until its gate opens.
const kills = vi.hoisted(() => ({ on: false }));
const slow = vi.hoisted(() => ({ gate: Promise.resolve(), begun: 0 }));
vi.mock("./compose-in-process.ts", () => ({
  composeInProcess: async ({ id, texts }: { id: string; texts: ReadonlyMap<string, string> }): Promise<FromRelease> => {
    const name = texts.get(file) ?? "";
    if (name === "wrong") return { wrong: `${file}:2:3 flagz` };
    if (name === "killed" && kills.on) throw new Error("its process came to an end");
    if (name === "slow") {
      slow.begun += 1;
      await slow.gate;
    }
    const boot = { business: "716", channel: "104", language: "en_US", brand: { name } };
    const composed: Composed = {
      release: { id } as Composed["release"],
      files: new Map([[`${id}.json`, "{}"]]),
      codes: { business: ["716"], channel: ["104"] },
      fallback: { business: "716", channel: "104" },
      said: { texts: { en_US: "{}" }, calls: "{}", rules: "{}", decisions: "{}", holidays: "[]" },
      contract: "{}",
      boots: new Map([["716-104-en_US", new TextEncoder().encode(JSON.stringify(boot))]]),
      drawn: new Map(),
      pictures: new Map(),
    };
    return { warnings: 0, composed };
  },
}));

const file = "brands/business/716.brand.json";
const named = (name: string) => new Map([[file, name]]);
const shipped = named("Corvanta");
const given = { warnings: 0, vocabulary, who: "ada", why: "test", share: 100 };

describe.each(whyNoPostgres() ? ["PGlite"] : ["PGlite", "PostgreSQL"])("hosts of one store on %s", (place) => {
  let postgres: TestPostgres | undefined;
  let opened: OpenDatabase;
  let store: ReleaseStore;
  const said: string[] = [];
  const hosts: ReleasedPublication[] = [];
  const keep = mkdtempSync(join(tmpdir(), "released-"));
  const open = async (by: () => Promise<Releases> = async () => store, folder = keep) => {
    const say = (line: string) => void said.push(line);
    const host = await ReleasedPublication.open({ root: process.cwd(), say, keep: folder, guardrail: 3, store: by });
    hosts.push(host);
    return host;
  };
  const nameOf = (host: ReleasedPublication, cookies?: string) =>
    host.current(cookies).boot("716", "104", "en_US")?.brand.name;
  const releaseOf = (host: ReleasedPublication, cookies?: string) => host.current(cookies).release.id;

  beforeAll(async () => {
    postgres = place === "PGlite" ? undefined : startPostgres(await freePort());
    opened = await openDatabase(storePlace(postgres ? { url: postgres.url } : {}));
    store = new ReleaseStore(opened.db);
  });
  afterAll(async () => {
    for (const host of hosts) await host.close();
    await opened.close();
    postgres?.stop();
  });

  it("serve nothing, and say how to publish, while nothing is published", async () => {
    await expect(open()).rejects.toThrow('nothing is published yet: npm run publish -- --why "First release"');
  });

  it("B9 R10 both show what one published, by itself and within two seconds", async () => {
    await store.publish({ ...given, id: "first", texts: shipped });
    const [one, other] = [await open(), await open()];
    expect([nameOf(one), nameOf(other)]).toEqual(["Corvanta", "Corvanta"]);
    // Both have it ready before it is live.
    await publishWhenReady(store, { ...given, id: "second", texts: named("Corvanta Plus") });
    expect((await store.hosts()).map(({ ready }) => ready.includes("second"))).toEqual([true, true]);
    const published = Date.now();
    await vi.waitUntil(() => nameOf(one) === "Corvanta Plus" && nameOf(other) === "Corvanta Plus", { timeout: 60_000 });
    expect(Date.now() - published).toBeLessThan(2_000);
    // A visit that began with the first goes on with it.
    expect(nameOf(one, "release=first")).toBe("Corvanta");
    expect(one.file([...one.current("release=first").files.keys()][0] ?? "")).toBeDefined();
  });

  it("R10 share a release among devices, and send nobody what was taken back", async () => {
    const [one] = hosts;
    if (!one) throw new Error("no host");
    await store.publish({ ...given, id: "third", texts: named("Corvanta Next"), share: 50 });
    await one.look();
    const devices = Array.from({ length: 200 }, (_, device) => releaseOf(one, `device=${device}`));
    const got = devices.filter((id) => id === "third").length;
    expect(got).toBeGreaterThan(60);
    expect(got).toBeLessThan(140);
    // The lender, which knows no device, goes by what most have.
    expect(releaseOf(one)).toBe("second");
    const device = `device=${devices.indexOf("third")}`;
    expect(releaseOf(one, `${device}; unfit=third`)).toBe("second");
    await store.back({ who: "bola", why: "test" });
    await one.look();
    expect(releaseOf(one, device)).toBe("second");
    expect(releaseOf(one, `${device}; release=third`)).toBe("second");
  });

  it("R8 take back for all what fails on as many devices as the guardrail says, and for one broken phone nothing", async () => {
    const [one, other] = hosts;
    if (!one || !other) throw new Error("no host");
    await store.publish({ ...given, id: "crashing", texts: named("Corvanta Crashes") });
    for (const host of [one, other]) await host.look();
    const audited = (await store.audit()).length;
    // One phone, again and again, from wherever it is; and what is not live.
    for (const address of ["10.0.0.1", "10.0.0.2", "10.0.0.3", "10.0.0.4"]) await one.failed("crashing", 7, address);
    for (const device of [1, 2, 3, 4]) await one.failed("second", device, `10.0.1.${device}`);
    await one.failed("crashing", 8, "10.0.0.8");
    expect(releaseOf(one)).toBe("crashing");
    expect(await store.audit()).toHaveLength(audited);
    said.length = 0;
    await Promise.all([one.failed("crashing", 9, "10.0.0.9"), other.failed("crashing", 10, "10.0.0.10")]);
    expect(releaseOf(one)).toBe("second");
    await other.look();
    expect(releaseOf(other, "release=crashing")).toBe("second");
    const [entry, ...before] = (await store.audit()).slice(0, -audited);
    expect(before).toEqual([]);
    expect(entry).toMatchObject({
      who: "host",
      said: "Release crashing was taken back: release second is live again for all devices.",
      why: expect.stringMatching(/^it could not start on [34] devices within an hour$/),
    });
    expect(said).toContain(entry?.said);
  });

  it("R8 count anew what somebody publishes again after they have taken it back: one device takes back nothing", async () => {
    const [one] = hosts;
    if (!one) throw new Error("no host");
    await store.publish({ ...given, id: "crashing", texts: named("Corvanta Crashes"), why: "the phones are mended" });
    await one.look();
    const audited = (await store.audit()).length;
    for (const device of [11, 12]) await one.failed("crashing", device, `10.0.0.${device}`);
    expect(releaseOf(one)).toBe("crashing");
    expect(await store.audit()).toHaveLength(audited);
    await one.failed("crashing", 13, "10.0.0.13");
    expect(releaseOf(one)).toBe("second");
    expect((await store.audit())[0]).toMatchObject({ why: "it could not start on 3 devices within an hour" });
  });

  it("R8 send what was taken back to nobody, not even a phone on which the one before cannot start", async () => {
    const [one] = hosts;
    if (!one) throw new Error("no host");
    expect(await store.live()).toMatchObject({ release: "second", withdrawn: "crashing" });
    expect(releaseOf(one, "device=1; unfit=second")).toBe("first");
  });

  it("R7 refuse a release that needs a newer engine, with one line, and go on", async () => {
    const [one] = hosts;
    if (!one) throw new Error("no host");
    said.length = 0;
    const newer = { ...given, id: "newer", texts: named("Corvanta Newer"), vocabulary: vocabulary + 1 };
    const why = `it needs an engine with vocabulary ${vocabulary + 1}, and this one knows ${vocabulary}; a newer build can serve it`;
    await expect(publishWhenReady(store, newer)).rejects.toThrow(`cannot serve release newer: ${why}`);
    expect((await store.live())?.release).toBe("second");
    // Somebody made it live all the same.
    await store.publish(newer);
    await one.look();
    await one.look();
    const line = `Release newer cannot be served by this build: ${why}`;
    // One of each of the two hosts.
    await vi.waitUntil(() => said.filter((told) => told === line).length >= 2, { timeout: 60_000 });
    await one.look();
    expect(said.filter((told) => told === line)).toHaveLength(2);
    expect(releaseOf(one)).toBe("second");
  });

  it("refuse a release of which a document is wrong, whoever put it there, and go on", async () => {
    const [one] = hosts;
    if (!one) throw new Error("no host");
    said.length = 0;
    await store.publish({ ...given, id: "wrong", texts: named("wrong") });
    await one.look();
    expect(said).toContain(`Release wrong cannot be served by this build: ${file}:2:3 flagz`);
    expect(releaseOf(one)).toBe("second");
    await store.back({ release: "second", who: "ada", why: "wrong" });
    await one.look();
  });

  it("R8 R10 take nothing back, by hand or by themselves, to what one of them cannot serve, and say so", async () => {
    const [one] = hosts;
    if (!one) throw new Error("no host");
    // As after a start with a build that checks more than the one that served it.
    await store.publish({ ...given, id: "wrong", texts: named("wrong") });
    await store.publish({ ...given, id: "fifth", texts: named("Corvanta Five") });
    for (const host of hosts) await host.look();
    expect(await store.live()).toMatchObject({ release: "fifth", previous: "wrong" });
    const audited = (await store.audit()).length;
    await expect(backWhenReady(store, { who: "ada", why: "complaints" })).rejects.toThrow("cannot serve release wrong");
    said.length = 0;
    for (const device of [1, 2, 3]) await one.failed("fifth", device, `10.0.2.${device}`);
    expect(said.filter((line) => line.includes("cannot serve release wrong"))).toHaveLength(1);
    expect(await store.live()).toMatchObject({ release: "fifth", withdrawn: null });
    expect(await store.audit()).toHaveLength(audited);
    expect(releaseOf(one)).toBe("fifth");
    await store.back({ release: "second", who: "ada", why: "as it was" });
    await one.look();
  });

  it("R10 take back what was live as the deed began, and not what somebody published meanwhile", async () => {
    const [before, hostsOf] = [await store.live(), () => store.hosts()];
    await store.publish({ ...given, id: "sixth", texts: named("Corvanta Six") });
    for (const host of hosts) await host.look();
    // Somebody mends it while hosts are asked.
    let mended: Promise<string> | undefined;
    const meanwhile: Pick<Releases, "live" | "prepare" | "hosts" | "back"> = {
      live: () => store.live(),
      prepare: (id) => store.prepare(id),
      back: (back) => store.back(back),
      hosts: async () => {
        await (mended ??= store.publish({ ...given, id: "seventh", texts: named("Corvanta Seven") }));
        return hostsOf();
      },
    };
    await expect(backWhenReady(meanwhile, { who: "ada", why: "complaints" })).rejects.toThrow(
      "release sixth is not live any more",
    );
    expect(await store.live()).toMatchObject({ release: "seventh" });
    await store.back({ release: before?.release, who: "ada", why: "as it was" });
    for (const host of hosts) await host.look();
  });

  it("R10 try a release again whose process came to nothing, which says nothing of the release", async () => {
    const [one] = hosts;
    if (!one) throw new Error("no host");
    kills.on = true;
    const later = vi.spyOn(globalThis, "setTimeout");
    await store.publish({ ...given, id: "killed", texts: named("killed") });
    await one.look();
    kills.on = false;
    await one.look();
    expect(releaseOf(one)).toBe("second");
    // Half a minute goes by.
    for (const [again, ms] of later.mock.calls) if (ms === 30_000) again();
    later.mockRestore();
    await one.look();
    expect(releaseOf(one)).toBe("killed");
    await store.back({ release: "second", who: "ada", why: "as it was" });
    for (const host of hosts) await host.look();
  });

  it("R10 show what is live again within two seconds, whatever is being made ready meanwhile", async () => {
    await store.publish({ ...given, id: "slow", texts: named("slow") });
    await store.publish({ ...given, id: "eighth", texts: named("Corvanta Eight") });
    await store.publish({ ...given, id: "ninth", texts: named("Corvanta Nine") });
    // Started since: what was live before the two is not ready here.
    const fresh = await open(undefined, mkdtempSync(join(tmpdir(), "released-")));
    await vi.waitUntil(async () => (await store.hosts()).every(({ ready }) => ready.includes("eighth")), {
      timeout: 60_000,
    });
    for (const host of hosts) await host.look();
    let openGate: () => void = () => undefined;
    slow.gate = new Promise((resolve) => (openGate = () => resolve()));
    slow.begun = 0;
    // Somebody else is about to publish what takes its time.
    const offered = await store.offer({ ...given, id: "next", texts: new Map([...named("slow"), ["a.json", "1"]]) });
    let begun = 0;
    try {
      await vi.waitUntil(() => slow.begun >= hosts.length, { timeout: 60_000 });
      const taken = Date.now();
      await store.back({ who: "ada", why: "complaints" });
      await vi.waitUntil(() => hosts.every((host) => releaseOf(host) === "eighth"), { timeout: 10_000 });
      expect(Date.now() - taken).toBeLessThan(2_000);
      expect(await store.live()).toMatchObject({ previous: "slow" });
      begun = slow.begun;
    } finally {
      openGate();
    }
    const readyOf = async () => (await store.hosts()).filter(({ ready }) => !ready.includes(offered));
    await vi.waitUntil(async () => (await readyOf()).length === 0, { timeout: 60_000 });
    // What stood before it is made ready by itself, for a phone that cannot start the one that is live again.
    await vi.waitUntil(() => releaseOf(fresh, "device=1; unfit=eighth") === "slow", { timeout: 60_000 });
    expect(slow.begun).toBeGreaterThan(begun);
    await store.back({ release: "second", who: "ada", why: "as it was" });
    for (const host of hosts) await host.look();
  });

  it("R1 go on with what they serve while the store is out of reach, also after a start", async () => {
    const broken = { live: () => Promise.reject(new Error("the database is not available")) } as unknown as Releases;
    said.length = 0;
    let reach = false;
    const host = await open(async () => (reach ? store : broken));
    expect(releaseOf(host)).toBe("second");
    expect(nameOf(host)).toBe("Corvanta Plus");
    expect(said).toContain("Release second, which was served last, is served until the store can be asked.");
    await expect(open(async () => broken, mkdtempSync(join(tmpdir(), "released-")))).rejects.toThrow(
      "The release store cannot be asked (the database is not available).",
    );
    reach = true;
    await store.publish({ ...given, id: "fourth", texts: named("Corvanta Four") });
    await host.look();
    // The store is opened again where it could not be asked.
    await vi.waitUntil(() => releaseOf(host) === "fourth", { timeout: 60_000 });
  });

  it("R10 have an older one live again once all of them have it ready", async () => {
    const fresh = await open(undefined, mkdtempSync(join(tmpdir(), "released-")));
    const readyOf = async () => (await store.hosts()).map(({ ready }) => ready.includes("third"));
    expect((await readyOf()).filter((ready) => !ready).length).toBeGreaterThan(0);
    await backWhenReady(store, { release: "third", who: "ada", why: "as before" });
    expect((await readyOf()).filter((ready) => !ready)).toEqual([]);
    await fresh.look();
    expect(releaseOf(fresh)).toBe("third");
    await expect(backWhenReady(store, { release: "thirt", who: "ada", why: "x" })).rejects.toThrow(
      "did you mean third?",
    );
  });
});
