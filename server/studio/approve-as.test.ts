import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { type OpenDatabase, openDatabase } from "../database/open-database.ts";
import type { Approving } from "../store/door.ts";
import { EditJournal } from "../store/edit-journal.ts";
import { Operators } from "../store/operators.ts";
import { ReleaseStore, storePlace } from "../store/release-store.ts";
import { approveAs } from "./approve-as.ts";
import { hashPassword } from "./passwords.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let opened: OpenDatabase;
let store: ReleaseStore;
const textsOf = (text: string) => new Map([["a.json", text]]);
beforeAll(async () => {
  opened = await openDatabase(storePlace({}));
  store = new ReleaseStore(opened.db, { fourEyes: true });
  const operators = new Operators(opened.db);
  const hash = await hashPassword("river lamp onion seven");
  for (const [name, role] of [
    ["ada", "publisher"],
    ["bola", "publisher"],
    ["chidi", "editor"],
  ] as const)
    await operators.carryOut({ is: "add", name, role, hash }, "root");
  const first = { id: "r1", texts: textsOf("1"), warnings: 0, vocabulary: 1, why: "x", share: 100 };
  await store.publish({ ...first, who: "root" });
  await new EditJournal(opened.db).add({ who: "ada", file: "a.json", before: "1", after: "2", said: [] });
});
afterAll(() => opened.close());
let draft: Approving;
beforeEach(() => {
  draft = { id: "r2", texts: textsOf("2"), name: "bola", password: "river lamp onion seven" };
});
const approvals = async () => (await store.eyes(textsOf("2")))?.approvals.map(({ who }) => who);

it.each<[more: Partial<Approving>, words: string]>([
  [{ password: "river lamp onion eight" }, "the name or the password is wrong"],
  [{ name: "nobody" }, "the name or the password is wrong"],
  [{ name: "chidi" }, "Your role is editor: a publisher publishes and takes back."],
  [{ name: "ada" }, "this draft was edited by ada: somebody else approves it"],
])("%j approves nothing: %s", async (more, words) => {
  await expect(approveAs(opened.db, store, { ...draft, ...more })).rejects.toThrow(words);
  expect(await approvals()).toEqual([]);
});

it("after five wrong passwords in a row the right one approves nothing either", async () => {
  const wrong = { ...draft, name: "bola", password: "wrong" };
  for (let at = 0; at < 5; at += 1) await expect(approveAs(opened.db, store, wrong)).rejects.toThrow();
  await expect(approveAs(opened.db, store, draft)).rejects.toThrow("signing in as bola is locked until 20");
  expect(await approvals()).toEqual([]);
  await new Operators(opened.db).carryOut({ is: "unlock", name: "bola" }, "root");
});

it("a publisher with his password approves, as on the page", async () => {
  expect(await approveAs(opened.db, store, draft)).toBe("Release r2 was approved, as the folder is now.");
  expect(await approvals()).toEqual(["bola"]);
  expect((await store.audit())[0]).toMatchObject({
    who: "bola",
    said: "Release r2 was approved, as the folder is now.",
  });
});
