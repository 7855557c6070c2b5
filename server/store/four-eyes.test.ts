import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type OpenDatabase, openDatabase, prepareDatabase } from "../database/open-database.ts";
import { freePort } from "../testing/free-port.ts";
import { startPostgres, type TestPostgres, whyNoPostgres } from "../testing/postgres.ts";
import { EditJournal, journalOfCommands } from "./edit-journal.ts";
import { idleBecause, isFourEyes, unseenBecause } from "./four-eyes.ts";
import { Operators } from "./operators.ts";
import { ReleaseStore, storePlace } from "./release-store.ts";
import type { Eyes, Publishing } from "./releases.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const textsOf = (text: string) =>
  new Map([
    ["a.json", text],
    ["same.json", "{}"],
  ]);
const release = (text: string, who: string, more: Partial<Publishing> = {}): Publishing => ({
  ...{ id: `r${text}`, texts: textsOf(text), warnings: 0, vocabulary: 1, why: "x", share: 100 },
  ...{ who, proven: true, ...more },
});

describe.each(whyNoPostgres() ? ["PGlite"] : ["PGlite", "PostgreSQL"])("FOUR_EYES=on, on %s", (place) => {
  let postgres: TestPostgres | undefined;
  let opened: OpenDatabase;
  let store: ReleaseStore;
  let operators: Operators;
  /** One who edits, and what of it is the folder's. */
  const edited = (who: string, before: string, after: string) =>
    new EditJournal(opened.db).add({ who, file: "a.json", before, after, said: [] });
  const approved = (text: string, who: string) => store.approve({ id: `r${text}`, texts: textsOf(text), who });

  beforeAll(async () => {
    postgres = place === "PGlite" ? undefined : startPostgres(await freePort());
    opened = await openDatabase(storePlace(postgres ? { url: postgres.url } : {}));
    store = new ReleaseStore(opened.db, { fourEyes: true });
    operators = new Operators(opened.db);
  });
  beforeEach(async () => {
    // What is written once is not emptied: it begins anew.
    await opened.db.execute(sql`drop schema releases cascade`);
    await opened.db.execute(sql`drop table release_migration`);
    await prepareDatabase(opened, storePlace({}));
    for (const name of ["ada", "bola", "chidi"])
      await operators.carryOut({ is: "add", name, role: "publisher", hash: "h" }, "root");
    // Of the first release nobody is asked: there is no studio yet in which somebody could approve it.
    await store.publish(release("1", "root", { proven: false }));
  });
  afterAll(async () => {
    await opened.close();
    postgres?.stop();
  });

  it("who has edited since what is live cannot publish alone; another one can", async () => {
    await edited("ada", "1", "2");
    await expect(store.publish(release("2", "ada"))).rejects.toThrow(
      "this draft was edited by ada: another publisher publishes it, or approves it first",
    );
    await expect(store.offer(release("2", "ada"))).rejects.toThrow("this draft was edited by ada");
    expect((await store.live())?.release).toBe("r1");
    expect(await store.publish(release("2", "bola"))).toBe("Release r2 is live for all devices, in place of r1.");
  });

  it("with another's approval he can, of exactly this draft: the next edit makes it void, by whoever's hand", async () => {
    await edited("ada", "1", "2");
    await expect(approved("2", "ada")).rejects.toThrow("this draft was edited by ada: somebody else approves it");
    expect(await approved("2", "bola")).toBe("Release r2 was approved, as the folder is now.");
    await edited("chidi", "2", "3");
    await expect(store.publish(release("3", "ada"))).rejects.toThrow("this draft was edited by ada");
    expect(await store.eyes(textsOf("3"))).toMatchObject({
      ...{ names: ["ada", "chidi"], outside: false },
      approvals: [{ who: "bola", holds: false }],
    });
    await approved("3", "bola");
    expect(await store.publish(release("3", "ada"))).toBe(
      "Release r3 is live for all devices, in place of r1. Approved by bola.",
    );
  });

  it("somebody's comma after it makes nobody's edit another's", async () => {
    await edited("ada", "1", "2");
    await edited("bola", "2", "3");
    await expect(store.publish(release("3", "ada"))).rejects.toThrow("this draft was edited by ada");
    await expect(store.publish(release("3", "bola"))).rejects.toThrow("this draft was edited by bola");
    await approved("3", "bola");
    expect(await store.publish(release("3", "ada"))).toContain("Approved by bola.");
  });

  it("what was edited outside the studio may be anybody's: two look at it", async () => {
    await expect(store.publish(release("9", "ada"))).rejects.toThrow("edited outside the studio as well");
    await approved("9", "ada");
    await expect(store.publish(release("9", "ada"))).rejects.toThrow("edited outside the studio as well");
    expect(await store.publish(release("9", "bola"))).toContain("Approved by ada.");
  });

  it("what somebody edited who has signed in by no password may be anybody's: two look at it", async () => {
    await edited("root", "1", "2");
    expect(await store.eyes(textsOf("2"))).toMatchObject({ names: ["root"], outside: false, unproven: ["root"] });
    await expect(store.publish(release("2", "ada"))).rejects.toThrow(
      "this draft was edited by root, whom no password proved and who may be anybody: another publisher approves it first",
    );
    await approved("2", "bola");
    expect(await store.publish(release("2", "ada"))).toContain("Approved by bola.");
  });

  it("what a command edits is nobody's known, whatever name it gives", async () => {
    const edit = { who: "bola", file: "a.json", before: "1", after: "2", said: [] };
    await journalOfCommands(opened.db).add(edit);
    const names = ["bola, by a command"];
    expect(await store.eyes(textsOf("2"))).toMatchObject({ names, outside: false, unproven: names });
    await expect(store.publish(release("2", "ada"))).rejects.toThrow("edited by bola, by a command, whom no password");
  });

  it("a command's word on who publishes counts for nothing: it takes an approval, and another's than his", async () => {
    await edited("ada", "1", "2");
    const byCommand = (who: string) => store.publish(release("2", who, { proven: false }));
    await expect(byCommand("bola")).rejects.toThrow(
      "FOUR_EYES=on: a publisher other than ada has to approve this draft in the studio first",
    );
    await approved("2", "bola");
    await expect(byCommand("bola")).rejects.toThrow("a publisher other than bola");
    expect(await byCommand("root")).toContain("Approved by bola.");
  });

  it.each<[what: string, change: () => Promise<unknown>]>([
    ["is removed", () => operators.carryOut({ is: "remove", name: "bola" }, "root")],
    ["is no publisher any more", () => operators.carryOut({ is: "role", name: "bola", role: "editor" }, "root")],
  ])("an approval is none once who gave it %s", async (_, change) => {
    await edited("ada", "1", "2");
    await approved("2", "bola");
    await change();
    await expect(store.publish(release("2", "ada"))).rejects.toThrow("this draft was edited by ada");
  });

  it("what was taken back is approved again before it is live again", async () => {
    await edited("ada", "1", "2");
    await approved("2", "bola");
    await store.publish(release("2", "ada"));
    await store.back({ who: "chidi", why: "complaints" });
    await expect(store.publish(release("2", "ada"))).rejects.toThrow("this draft was edited by ada");
  });

  it("what some devices have was looked at: it spreads without", async () => {
    await edited("ada", "1", "2");
    await approved("2", "bola");
    await store.publish(release("2", "ada", { share: 5 }));
    expect(await store.publish(release("2", "ada", { share: 50 }))).toBe(
      "Release r2 goes from 5 % to 50 % of devices.",
    );
  });

  it("nobody takes back to what was made ready and never live", async () => {
    await new ReleaseStore(opened.db).offer(release("2", "ada"));
    await expect(store.back({ release: "r2", who: "ada", why: "x" })).rejects.toThrow("release r2 was never live");
    expect((await store.live())?.release).toBe("r1");
  });

  it("who is no operator approves nothing, and nothing is approved twice or where nothing differs", async () => {
    await edited("ada", "1", "2");
    await expect(approved("2", "root")).rejects.toThrow("only who has signed in by name and password");
    await approved("2", "bola");
    await expect(approved("2", "bola")).rejects.toThrow("this draft was approved by bola already");
    await expect(approved("1", "bola")).rejects.toThrow("nothing is otherwise than what is live");
    await expect(new ReleaseStore(opened.db).approve({ id: "r2", texts: textsOf("2"), who: "bola" })).rejects.toThrow(
      "FOUR_EYES is not on",
    );
  });

  it("what was approved is in the audit", async () => {
    await edited("ada", "1", "2");
    await approved("2", "bola");
    expect((await store.audit())[0]).toMatchObject({
      who: "bola",
      said: "Release r2 was approved, as the folder is now.",
    });
  });
});

const eyes = (names: string[], outside: boolean, ...approvals: string[]): Eyes => ({
  ...{ print: "p", names, outside, unproven: names.filter((name) => name === "root") },
  approvals: approvals.map((who) => ({ who, at: "", holds: true })),
});

it.each<[eyes: Eyes, who: string, proven: boolean, may: boolean]>([
  [eyes([], false), "ada", true, true],
  [eyes([], false), "root", false, true],
  [eyes(["ada"], false), "ada", true, false],
  [eyes(["ada"], false), "bola", true, true],
  [eyes(["ada"], false, "ada"), "ada", true, false],
  [eyes(["ada"], false, "bola"), "ada", true, true],
  [eyes(["ada", "bola"], false, "bola"), "ada", true, true],
  [eyes([], true), "ada", true, false],
  [eyes([], true, "bola"), "ada", true, true],
  [eyes(["ada"], false), "root", false, false],
  [eyes(["ada"], false, "ada"), "root", false, false],
  [eyes(["ada"], false, "bola"), "root", false, true],
  [eyes(["ada"], false, "bola"), "bola", false, false],
  [eyes(["ada", "bola"], false, "bola"), "root", false, false],
  [eyes(["ada", "bola"], false, "bola", "ada"), "root", false, true],
  [eyes(["root"], false), "ada", true, false],
  [eyes(["root"], false, "bola"), "ada", true, true],
])("%j: %s, proven %s, may publish: %s", (seen, who, proven, may) => {
  expect(unseenBecause(seen, { who, proven }) === undefined).toBe(may);
});

it.each<[eyes: Eyes, who: string, adds: boolean]>([
  [eyes([], false), "bola", false],
  [eyes(["ada"], false), "ada", false],
  [eyes(["ada"], false), "bola", true],
  [eyes(["ada", "bola"], false), "bola", true],
  [eyes(["ada"], true), "ada", true],
  [eyes(["ada", "root"], false), "ada", true],
  [eyes(["ada"], false, "bola"), "bola", false],
])("%j: an approval of %s adds something: %s", (seen, who, adds) => {
  expect(idleBecause(seen, who) === undefined).toBe(adds);
});

it("FOUR_EYES is on or absent", () => {
  expect([isFourEyes({}), isFourEyes({ FOUR_EYES: "" }), isFourEyes({ FOUR_EYES: "on" })]).toEqual([
    false,
    false,
    true,
  ]);
  expect(() => isFourEyes({ FOUR_EYES: "true" })).toThrow("expected FOUR_EYES=on");
});
