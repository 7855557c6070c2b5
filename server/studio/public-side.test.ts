import { expect, it, vi } from "vitest";
import type { Fault } from "../../publish/documents/document.ts";
import type { FaultInText } from "../release/messages.ts";
import { openDatabase } from "../database/open-database.ts";
import { EditJournal } from "../store/edit-journal.ts";
import { Operators } from "../store/operators.ts";
import { ReleaseStore, storePlace } from "../store/release-store.ts";
import { type By, PublicSide } from "./public-side.ts";

// Databases open: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000 });

const fault = (severity?: Fault["severity"]): FaultInText => ({
  ...{ code: "E202", file: "a.json", line: 1, column: 1, path: "", message: "wrong", excerpt: "" },
  ...(severity && { severity }),
});

const [ada, bola] = [
  { who: "ada", proven: true },
  { who: "bola", proven: true },
];

/** A public side on an empty store, whose folder is what `save` has put there last. */
async function opened({ follows = false, fourEyes = false } = {}) {
  const database = await openDatabase(storePlace({}));
  let texts = new Map([["a.json", "1"]]);
  let tell: (faults: readonly FaultInText[]) => void = () => undefined;
  const draft = {
    made: () => ({ id: `r${texts.get("a.json")}`, texts, warnings: 0 }),
    settled: async () => undefined,
    kept: async () => undefined,
    hear: (heard: (faults: readonly FaultInText[], served: boolean) => void) => {
      tell = (faults) => heard(faults, false);
    },
  };
  const store = new ReleaseStore(database.db, { fourEyes });
  const side = new PublicSide({
    ...{ store, journal: new EditJournal(database.db), draft, follows },
    effectOf: async (before, after) => ({
      changes: [{ said: `${before.get("a.json")} becomes ${after.get("a.json")}` }],
      ...{ screens: [], decisions: [], policies: [], brands: [] },
    }),
    between: async (before, after) => ({
      ...{ pairs: [], sections: [] },
      said: [`${before.get("a.json")} beside ${after.get("a.json")}`],
    }),
  });
  const save = (text: string, faults: readonly FaultInText[] = []) => {
    texts = new Map([["a.json", text]]);
    tell(faults);
  };
  /** Of the draft as it is, by who has just looked at it. */
  const publish = async (given: { readonly why: string; readonly share: number }, by: By) =>
    side.publish({ ...given, draft: (await side.standing(by)).draft }, by);
  return { side, publish, store, save, db: database.db, close: database.close };
}

it("the folder is published as it is saved, for a share of devices, told as who did it and why", async () => {
  const { side, publish, save, close } = await opened();
  expect((await publish({ why: "First", share: 100 }, ada)).said).toBe("Release r1 is live for all devices.");
  save("2");
  expect((await side.standing(ada)).effect.changes).toEqual([{ said: "1 becomes 2" }]);
  expect((await publish({ why: "More", share: 5 }, bola)).said).toBe(
    "Release r2 is live for 5 % of devices; all others keep r1.",
  );
  const { live, deeds, releases } = await side.standing(ada);
  expect(live).toMatchObject({ release: "r2", share: 5, previous: "r1" });
  expect(releases.map(({ id, author, why }) => [id, author, why])).toEqual([
    ["r2", "bola", "More"],
    ["r1", "ada", "First"],
  ]);
  expect(deeds[0]).toMatchObject({ who: "bola", why: "More" });
  // Held against what most borrowers have.
  expect((await side.standing(ada)).effect.changes).toEqual([{ said: "1 becomes 2" }]);
  await close();
});

it("R14 a folder with an error is not published by this door either; a warning holds back nothing", async () => {
  const { side, publish, store, save, close } = await opened();
  save("2", [fault(), fault("warning")]);
  await expect(publish({ why: "x", share: 100 }, ada)).rejects.toThrow(
    "The folder has 1 error: nothing was published.",
  );
  expect(await store.live()).toBeUndefined();
  expect((await side.standing(ada)).errors).toBe(1);
  save("2", [fault("warning")]);
  await publish({ why: "x", share: 100 }, ada);
  expect((await store.live())?.release).toBe("r2");
  await close();
});

it("what was edited in the studio stands among all that was done, by its time", async () => {
  const { side, publish, store, db, close } = await opened();
  await store.note("ada", "Came into the studio.");
  // Two tables know of no order but their moments, to the millisecond.
  const came = new Date().toISOString();
  await vi.waitUntil(() => new Date().toISOString() > came);
  const said = ['Features: "Coupons" is off, was on, in brand 717-301.'];
  await new EditJournal(db).add({ who: "ada", file: "brands/pair/717-301.brand.json", after: "{}", said });
  await publish({ why: "No coupons", share: 100 }, bola);
  expect((await side.standing(ada)).deeds.map((deed) => [deed.who, deed.said, deed.why])).toEqual([
    ["bola", "Release r1 is live for all devices.", "No coupons"],
    ["ada", 'Features: "Coupons" is off, was on, in brand 717-301.', ""],
    ["ada", "Came into the studio.", ""],
  ]);
  await close();
});

it("what is live is taken back to what was live before it, and any release made live again", async () => {
  const { side, publish, save, close } = await opened();
  for (const text of ["1", "2", "3"]) {
    save(text);
    await publish({ why: "next", share: 100 }, ada);
  }
  expect((await side.back({ of: "r3", why: "complaints" }, bola)).said).toContain(
    "release r2 is live again for all devices",
  );
  expect((await side.back({ of: "r2", why: "the first", release: "r1" }, bola)).said).toContain(
    "release r1 is live again",
  );
  // Each says why there is it; why it was taken back stands with what was.
  expect(
    (await side.standing(ada)).releases.map(({ id, author, why, takenBack }) => [id, author, why, takenBack?.why]),
  ).toEqual([
    ["r1", "ada", "next", undefined],
    ["r2", "ada", "next", "the first"],
    ["r3", "ada", "next", "complaints"],
  ]);
  await expect(side.back({ of: "r1", why: "x", release: "r9" }, bola)).rejects.toThrow("there is no release r9");
  await close();
});

it("where the folder is followed nothing is published or taken back by hand", async () => {
  const { side, publish, store, close } = await opened({ follows: true });
  await expect(publish({ why: "x", share: 100 }, ada)).rejects.toThrow("follows its folder");
  await expect(side.back({ of: "r1", why: "x" }, ada)).rejects.toThrow("follows its folder");
  expect(await store.live()).toBeUndefined();
  expect((await side.standing(ada)).follows).toBe(true);
  await close();
});

it("where two must have looked, an approval is of the draft that was looked at, and whoever looks is told how it stands", async () => {
  const { side, publish, save, db, close } = await opened({ fourEyes: true });
  for (const name of ["ada", "bola"])
    await new Operators(db).carryOut({ is: "add", name, role: "publisher", hash: "h" }, "root");
  await publish({ why: "First", share: 100 }, ada);
  expect((await side.standing(ada)).seenBy).toMatchObject({ names: [], outside: false, approvals: [] });
  save("2");
  await new EditJournal(db).add({ who: "ada", file: "a.json", before: "1", after: "2", said: [] });
  const seen = (await side.standing(ada)).seenBy;
  expect(seen).toMatchObject({
    ...{ names: ["ada"], outside: false, approvals: [] },
    cannotPublish: "this draft was edited by ada: another publisher publishes it, or approves it first",
    cannotApprove: "this draft was edited by ada: somebody else approves it",
  });
  expect((await side.standing(bola)).seenBy).toMatchObject({ cannotPublish: undefined, cannotApprove: undefined });
  const draft = (await side.standing(bola)).draft;
  await expect(publish({ why: "x", share: 100 }, ada)).rejects.toThrow("this draft was edited by ada");
  await expect(side.approve({ draft }, { who: "bola", proven: false })).rejects.toThrow("by name and password");
  save("3");
  await new EditJournal(db).add({ who: "ada", file: "a.json", before: "2", after: "3", said: [] });
  await expect(side.approve({ draft }, bola)).rejects.toThrow("The draft has changed since you looked at it");
  const now = (await side.standing(bola)).draft;
  await side.approve({ draft: now }, bola);
  expect((await side.standing(ada)).seenBy).toMatchObject({
    approvals: [{ who: "bola", holds: true }],
    cannotPublish: undefined,
  });
  save("3", [fault()]);
  await expect(side.approve({ draft: now }, bola)).rejects.toThrow("The folder has 1 error: nothing was approved.");
  save("3");
  expect((await publish({ why: "Two looked", share: 100 }, ada)).said).toContain("Approved by bola.");
  await close();
});

it("nobody publishes what somebody else has edited since he looked", async () => {
  const { side, save, store, close } = await opened();
  const { draft } = await side.standing(ada);
  save("2");
  await expect(side.publish({ draft, why: "x", share: 100 }, ada)).rejects.toThrow(
    "The draft has changed since you looked at it: look at it again, then publish it.",
  );
  expect(await store.live()).toBeUndefined();
  await close();
});

it("R10 nobody takes back what somebody else has published since he looked, by its place or to a release by name", async () => {
  const { side, publish, save, store, close } = await opened();
  for (const text of ["1", "2"]) {
    save(text);
    await publish({ why: text, share: 100 }, ada);
  }
  const { live: seen } = await side.standing(bola);
  // The mend, by whoever and from wherever.
  save("3");
  await publish({ why: "mended", share: 100 }, ada);
  const of = seen?.release ?? "";
  for (const release of [undefined, "r1"])
    await expect(side.back({ of, why: "complaints", release }, bola)).rejects.toThrow(
      "release r2 is not live any more",
    );
  expect(await store.live()).toMatchObject({ release: "r3", withdrawn: null });
  await close();
});

it("any release is held against any other, or against the folder as it is saved", async () => {
  const { side, publish, save, close } = await opened();
  for (const text of ["1", "2"]) {
    save(text);
    await publish({ why: text, share: 100 }, ada);
  }
  save("3");
  expect((await side.between({ from: "r1", to: "r2" })).said).toEqual(["1 beside 2"]);
  expect((await side.between({ from: "r2", to: "folder" })).said).toEqual(["2 beside 3"]);
  await expect(side.between({ from: "r1", to: "r9" })).rejects.toThrow("there is no release r9");
  await close();
});
