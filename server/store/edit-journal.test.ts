import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type OpenDatabase, openDatabase } from "../database/open-database.ts";
import { freePort } from "../testing/free-port.ts";
import { startPostgres, type TestPostgres, whyNoPostgres } from "../testing/postgres.ts";
import { EditJournal } from "./edit-journal.ts";
import { storePlace } from "./release-store.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe.each(whyNoPostgres() ? ["PGlite"] : ["PGlite", "PostgreSQL"])("the journal of edits on %s", (place) => {
  let postgres: TestPostgres | undefined;
  let opened: OpenDatabase;
  let journal: EditJournal;
  beforeAll(async () => {
    postgres = place === "PGlite" ? undefined : startPostgres(await freePort());
    opened = await openDatabase(storePlace(postgres ? { url: postgres.url } : {}));
    journal = new EditJournal(opened.db);
  });
  afterAll(async () => {
    await opened.close();
    postgres?.stop();
  });

  const file = "brands/business/716.brand.json";
  const of = { pair: "716-104", layer: "business", path: ["flags", "voucher"] };

  it("keeps each edit whole, the newest first, and knows which was taken back", async () => {
    const first = await journal.add({ who: "ada", file, before: "{}", after: "{ }", of, said: ["One."] });
    const made = await journal.add({ who: "bola", file: "brands/pair/716-104.brand.json", after: "{}", said: [] });
    const undo = await journal.add({ who: "ada", file, before: "{ }", after: "{}", of, said: [], undoes: first });
    expect((await journal.list(10)).map(({ at: _, ...edit }) => edit)).toEqual([
      { id: undo, who: "ada", file, of, said: [], undoes: first, undid: ["One."], undone: false },
      { id: made, who: "bola", file: "brands/pair/716-104.brand.json", said: [], undone: false },
      { id: first, who: "ada", file, of, said: ["One."], undone: true },
    ]);
    expect(await journal.list(1)).toHaveLength(1);
    expect(await journal.find(first)).toMatchObject({ before: "{}", after: "{ }", undone: true });
    expect(await journal.find(made)).not.toHaveProperty("before");
    expect(await journal.find(999)).toBeUndefined();
  });

  it("finds any edit by any of its words, however many came after it, and says how many more there are", async () => {
    const look = "brands/channel/302.brand.json";
    const said = 'Look: "Ink" is #111111, was #0E1730, in 3 brands.';
    const ink = { pair: "716-302", layer: "channel", path: ["theme", "color-ink"] };
    const old = await journal.add({ who: "Chidi", file: look, after: "{}", of: ink, said: [said, "Two."] });
    for (let at = 0; at < 3; at += 1)
      await journal.add({ who: "ada", file, after: "{}", of, said: ["Later 5 % off_"] });
    const found = async (words: string, most = 2) => {
      const { changes, more } = await journal.search(words, most);
      return [changes.map(({ id }) => id), more];
    };
    for (const words of [
      "chidi",
      "ink",
      "302.brand",
      "716-302",
      "theme.color-ink",
      "#0e1730, in 3 brands. two",
      " Ink ",
    ])
      expect([words, ...(await found(words))]).toEqual([words, [old], 0]);
    const [newest = [], more] = await found("later 5 % off_");
    expect([newest, more]).toEqual([[old + 3, old + 2], 1]);
    // What no sign stands for is looked for as it is.
    expect(await found("5 _ off")).toEqual([[], 0]);
    expect(await found("")).toEqual([[old + 3, old + 2], (await journal.list(100)).length - 2]);
    const undo = await journal.add({ who: "ada", file: look, after: "{}", of: ink, said: ["Back."], undoes: old });
    expect(await found("taken back: look")).toEqual([[undo], 0]);
    expect(await found("back.")).toEqual([[], 0]);
    const again = await journal.add({ who: "ada", file: look, after: "{}", of: ink, said: ["Anew."], undoes: undo });
    expect(await found("done again: anew")).toEqual([[again], 0]);
  });

  it("an edit of several documents is one, and is taken back as one; each document knows who wrote it", async () => {
    const [layer, english] = ["brands/channel/118.brand.json", "locales/en_US/slides.text.json"];
    const besides = [{ file: english, before: "{}", after: "{ }" }];
    const added = await journal.add({
      who: "ada",
      file: layer,
      before: "1",
      after: "2",
      of,
      said: ["Slide."],
      besides,
    });
    expect((await journal.search("slide.", 9)).changes.map(({ id, file }) => [id, file])).toEqual([[added, layer]]);
    expect(await journal.writer(english, "{ }")).toMatchObject({ who: "ada" });
    expect(await journal.undoable(added)).toMatchObject({
      ...{ file: layer, before: "1", after: "2" },
      besides: [{ file: english, before: "{}", after: "{ }", earlier: ["{}", "{ }"], setAgain: false }],
    });
    const back = [{ file: english, before: "{ }", after: "{}" }];
    const undo = await journal.add({
      ...{ who: "bola", file: layer, before: "2", after: "1", of, said: [], undoes: added, besides: back },
    });
    expect((await journal.search("bola", 9)).changes.find(({ id }) => id === undo)).toMatchObject({ undoes: added });
    expect((await journal.undoable(undo)).besides).toMatchObject([{ file: english, undoes: added + 1 }]);
    await expect(journal.undoable(added)).rejects.toThrow("It was taken back already.");
  });

  it("names who wrote a file as it is, and nobody where it is otherwise since, or no edit wrote it", async () => {
    const other = "brands/channel/127.brand.json";
    const add = (who: string, before: string, after: string) =>
      journal.add({ who, file: other, before, after, said: [] });
    await add("ada", "1", "2");
    await add("bola", "2", "3");
    expect(await journal.writer(other, "3")).toEqual({ who: "bola", at: expect.stringMatching(/^\d{4}-.*Z$/) });
    expect(await journal.writer(other, "2")).toBeUndefined();
    expect(await journal.writer("brands/channel/301.brand.json", "3")).toBeUndefined();
  });

  it("B3 names who set a value last, since a moment: not who set another one of that file, in a form or the whole of it", async () => {
    const file = "brands/channel/117.brand.json";
    const text = (name: string, coupons: boolean) => JSON.stringify({ name, flags: { voucher: coupons } });
    const edit = (who: string, before: string, after: string, by?: readonly string[]) =>
      journal.add({ who, file, before, after, said: [], ...(by && { of: { ...of, path: by } }) });
    await edit("ada", text("A", true), text("B", true), ["name"]);
    await edit("bola", text("B", true), text("C", false));
    await edit("chidi", text("C", false), text("D", false), ["name"]);
    await edit("dayo", text("D", false), text("E", false));
    const setter = async (path: readonly string[], since = "2020") => (await journal.setter(file, path, since))?.who;
    expect(await setter(["name"])).toBe("dayo");
    expect(await setter(["flags", "voucher"])).toBe("bola");
    expect(await setter(["legalName"])).toBeUndefined();
    expect(await setter(["name"], "2999")).toBeUndefined();
  });

  it("what is taken back is told with what its file said before, and whether its value was set again", async () => {
    const other = "brands/channel/104.brand.json";
    const values = ["1", "2", "1"];
    const ids: number[] = [];
    for (const [at, after] of values.entries())
      ids.push(
        await journal.add({ who: "ada", file: other, ...(at > 0 && { before: values[at - 1] }), after, of, said: [] }),
      );
    const elsewhere = { ...of, path: ["name"] };
    ids.push(await journal.add({ who: "ada", file: other, before: "1", after: "3", of: elsewhere, said: [] }));
    const [first = 0, , third = 0, named = 0] = ids;
    expect(await journal.undoable(first)).toMatchObject({ earlier: [null, "1", "2", "3"], setAgain: true });
    expect((await journal.undoable(third)).setAgain).toBe(false);
    expect((await journal.undoable(named)).setAgain).toBe(false);
    // Beforehand as well, whatever was looked for.
    const known = async (words: string) =>
      (await journal.search(words, 10)).changes.flatMap(({ id, setAgain }) => (setAgain ? [id] : []));
    expect(await known("channel/104")).toEqual([ids[1], first]);
    // Taken back one after another, each is the last again.
    const back = (id: number) =>
      journal.add({ who: "ada", file: other, before: "x", after: "y", of, said: [], undoes: id });
    const noThird = await back(third);
    await back(ids[1] ?? 0);
    expect((await journal.undoable(first)).setAgain).toBe(false);
    // What took back the third is followed by what took back the second.
    expect(await known("channel/104")).toEqual([noThird]);
  });

  it("an edit is taken back once", async () => {
    const [{ id } = { id: 0 }] = (await journal.list(10)).filter(({ undone }) => undone);
    await expect(journal.add({ who: "bola", file, said: [], undoes: id })).rejects.toThrow();
    await expect(journal.undoable(id)).rejects.toThrow("It was taken back already.");
    await expect(journal.undoable(999)).rejects.toThrow("There is no edit 999.");
  });

  it("B3 what was taken back before another edit was is known as set again, and can be once that is done again", async () => {
    const file = "brands/channel/131.brand.json";
    const edit = (before: number, after: number, undoes?: number) => {
      const text = (minutes: number) => JSON.stringify({ constants: { time: minutes } });
      const path = ["constants", "time"];
      return journal.add({
        who: "ada",
        file,
        before: text(before),
        after: text(after),
        of: { ...of, path },
        said: [],
        undoes,
      });
    };
    const setAgain = async () =>
      (await journal.search("channel/131", 10)).changes.flatMap(({ id, setAgain }) => (setAgain ? [id] : []));

    const seven = await edit(3, 7);
    const eight = await edit(7, 8);
    const noEight = await edit(8, 7, eight);
    const noSeven = await edit(7, 3, seven);
    expect((await journal.undoable(noEight)).setAgain).toBe(true);
    expect((await journal.undoable(noSeven)).setAgain).toBe(false);
    expect(await setAgain()).toEqual([noEight]);
    const sevenAgain = await edit(3, 7, noSeven);
    expect((await journal.undoable(noEight)).setAgain).toBe(false);
    expect(await setAgain()).toEqual([]);
    // An edit that is done again stands as one that was never taken back.
    const eightAgain = await edit(7, 8, noEight);
    expect((await journal.undoable(sevenAgain)).setAgain).toBe(true);
    expect((await journal.undoable(eightAgain)).setAgain).toBe(false);
    expect(await setAgain()).toEqual([sevenAgain]);
  });

  it("B3 what a form and a page of the whole document set, one after the other, is known as set again, either way round", async () => {
    const file = "brands/channel/130.brand.json";
    const path = ["constants", "complaintHours"];
    const text = (hours: number, name: string) => JSON.stringify({ name, constants: { complaintHours: hours } });
    const edit = (before: string, after: string, by?: readonly string[]) =>
      journal.add({ who: "ada", file, before, after, said: [], ...(by && { of: { ...of, path: by } }) });
    const setAgain = async (id: number) => (await journal.undoable(id)).setAgain;

    const form = await edit(text(48, "A"), text(40, "A"), path);
    const page = await edit(text(40, "A"), text(30, "A"));
    expect([await setAgain(form), await setAgain(page)]).toEqual([true, false]);
    await edit(text(30, "A"), text(20, "A"), path);
    const back = await edit(text(20, "A"), text(30, "A"), path);
    expect(await setAgain(page)).toBe(true);
    const several = await edit(text(30, "A"), text(24, "B"));
    expect(await setAgain(back)).toBe(true);
    await edit(text(24, "B"), text(24, "C"));
    expect(await setAgain(several)).toBe(true);
    const other = await edit(text(24, "C"), text(12, "C"), path);
    await edit(text(12, "C"), text(12, "D"));
    expect(await setAgain(other)).toBe(false);
  });

  it.each(["update releases.edit set who = 'nobody'", "delete from releases.edit", "truncate releases.edit"])(
    "the database refuses to %s",
    async (statement) => {
      const before = await journal.list(10);
      await expect(opened.db.execute(sql.raw(statement))).rejects.toThrow();
      expect(await journal.list(10)).toEqual(before);
    },
  );
});
