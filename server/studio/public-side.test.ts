import { expect, it } from "vitest";
import type { Fault } from "../../publish/documents/document.ts";
import type { FaultInText } from "../release/messages.ts";
import { openDatabase } from "../database/open-database.ts";
import { ReleaseStore, storePlace } from "../store/release-store.ts";
import { PublicSide } from "./public-side.ts";

const fault = (severity?: Fault["severity"]): FaultInText => ({
  ...{ code: "E202", file: "a.json", line: 1, column: 1, path: "", message: "wrong", excerpt: "" },
  ...(severity && { severity }),
});

/** A public side on an empty store, whose folder is what `save` has put there last. */
async function opened({ follows = false } = {}) {
  const database = await openDatabase(storePlace({}));
  let texts = new Map([["a.json", "1"]]);
  let tell: (faults: readonly FaultInText[]) => void = () => undefined;
  const draft = {
    made: () => ({ id: `r${texts.get("a.json")}`, texts, warnings: 0 }),
    settled: async () => undefined,
    hear: (heard: (faults: readonly FaultInText[], served: boolean) => void) => {
      tell = (faults) => heard(faults, false);
    },
  };
  const store = new ReleaseStore(database.db);
  const side = new PublicSide({
    ...{ store, draft, follows },
    effectOf: async (before, after) => ({
      changes: [`${before.get("a.json")} becomes ${after.get("a.json")}`],
      ...{ screens: [], decisions: [], policies: [] },
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
  return { side, store, save, close: database.close };
}

it("the folder is published as it is saved, for a share of devices, told as who did it and why", async () => {
  const { side, save, close } = await opened();
  expect((await side.publish({ why: "First", share: 100 }, "ada")).said).toBe("Release r1 is live for all devices.");
  save("2");
  expect((await side.standing()).effect.changes).toEqual(["1 becomes 2"]);
  expect((await side.publish({ why: "More", share: 5 }, "bola")).said).toBe(
    "Release r2 is live for 5 % of devices; all others keep r1.",
  );
  const { live, deeds, releases } = await side.standing();
  expect(live).toMatchObject({ release: "r2", share: 5, previous: "r1" });
  expect(releases.map(({ id, author, why }) => [id, author, why])).toEqual([
    ["r2", "bola", "More"],
    ["r1", "ada", "First"],
  ]);
  expect(deeds[0]).toMatchObject({ who: "bola", why: "More" });
  // Held against what most borrowers have.
  expect((await side.standing()).effect.changes).toEqual(["1 becomes 2"]);
  await close();
});

it("R14 a folder with an error is not published by this door either; a warning holds back nothing", async () => {
  const { side, store, save, close } = await opened();
  save("2", [fault(), fault("warning")]);
  await expect(side.publish({ why: "x", share: 100 }, "ada")).rejects.toThrow(
    "The folder has 1 error: nothing was published.",
  );
  expect(await store.live()).toBeUndefined();
  expect((await side.standing()).errors).toBe(1);
  save("2", [fault("warning")]);
  await side.publish({ why: "x", share: 100 }, "ada");
  expect((await store.live())?.release).toBe("r2");
  await close();
});

it("what is live is taken back to what was live before it, and any release made live again", async () => {
  const { side, save, close } = await opened();
  for (const text of ["1", "2", "3"]) {
    save(text);
    await side.publish({ why: "next", share: 100 }, "ada");
  }
  expect((await side.back({ why: "complaints" }, "bola")).said).toContain("release r2 is live again for all devices");
  expect((await side.back({ why: "the first", release: "r1" }, "bola")).said).toContain("release r1 is live again");
  await expect(side.back({ why: "x", release: "r9" }, "bola")).rejects.toThrow("there is no release r9");
  await close();
});

it("where the folder is followed nothing is published or taken back by hand", async () => {
  const { side, store, close } = await opened({ follows: true });
  await expect(side.publish({ why: "x", share: 100 }, "ada")).rejects.toThrow("follows its folder");
  await expect(side.back({ why: "x" }, "ada")).rejects.toThrow("follows its folder");
  expect(await store.live()).toBeUndefined();
  expect((await side.standing()).follows).toBe(true);
  await close();
});

it("any release is held against any other, or against the folder as it is saved", async () => {
  const { side, save, close } = await opened();
  for (const text of ["1", "2"]) {
    save(text);
    await side.publish({ why: text, share: 100 }, "ada");
  }
  save("3");
  expect((await side.between({ from: "r1", to: "r2" })).said).toEqual(["1 beside 2"]);
  expect((await side.between({ from: "r2", to: "folder" })).said).toEqual(["2 beside 3"]);
  await expect(side.between({ from: "r1", to: "r9" })).rejects.toThrow("there is no release r9");
  await close();
});
