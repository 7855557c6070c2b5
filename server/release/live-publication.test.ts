import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { copyDocuments } from "../../tests/journeys/support/documents-copy.ts";
import { openLender } from "../lender/create-lender.ts";
import { LivePublication } from "./live-publication.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const copy = copyDocuments();
const { root } = copy;
const said: string[] = [];
const say = (line: string) => void said.push(line);
const help = "locales/en_US/help.text.json";
const brand = "brands/business/716.brand.json";
const picture = "brands/assets/calendar.svg";
const shipped = (file: string) => readFileSync(file, "utf8");
const textOf = (file: string) => readFileSync(join(root, file), "utf8");

afterAll(() => copy.remove());
/** Everything as it is shipped. */
function restore(): void {
  for (const file of [help, brand, picture, "rules/validation/bvn.rule.json"]) copy.write(file, shipped(file));
  rmSync(join(root, "screens/help/odd.screen.json"), { force: true });
}

describe("edits", () => {
  let live: LivePublication;
  beforeAll(async () => {
    live = await LivePublication.open({ root, say });
  });
  afterAll(() => live.close());
  afterEach(async () => {
    restore();
    await live.settled();
  });

  /** Writes a document anew; gives the release after it. */
  async function edit(file: string, change: (text: string) => string) {
    said.length = 0;
    copy.write(file, change(textOf(file)));
    await live.settled();
    const { release, files } = live.current();
    return { id: release.id, served: [...files.values()].join("") };
  }

  it("B9 what is held lets an edit be until it is let go, and serves it when it is asked", async () => {
    const before = live.current().release.id;
    const other = await LivePublication.open({ root, say });
    const served = (one: LivePublication, id: string) =>
      expect.poll(() => one.current().release.id, { timeout: 60_000 }).toBe(id);
    try {
      live.hold(true);
      copy.write(help, textOf(help).replace("My loan failed", "My loan went wrong"));
      await expect.poll(() => other.current().release.id, { timeout: 60_000 }).not.toBe(before);
      expect(live.current().release.id).toBe(before);
      live.hold(false);
      await served(live, other.current().release.id);
      live.hold(true);
      restore();
      await live.settled();
      expect(live.current().release.id).toBe(before);
    } finally {
      live.hold(false);
      await other.close();
    }
  });

  it("R14 a fault that is there does not block an edit elsewhere, and is served as it was last good", async () => {
    const before = live.current().release.id;
    const broken = await edit(brand, (text) => text.replace('"flags"', '"flagz"'));
    expect(broken.id).toBe(before);
    expect(said.join("\n")).toMatch(/716\.brand\.json:\d+:\d+ .*flagz/);
    const elsewhere = await edit(help, (text) => text.replace("My loan failed", "My loan went wrong"));
    expect(elsewhere.served).toContain("My loan went wrong");
    expect(said).toContain(`The last good one goes on serving of ${brand}.`);
    const mended = await edit(brand, (text) => text.replace('"flagz"', '"flags"'));
    expect(mended.served).toContain("My loan went wrong");
    // A look at the file while it was being written may have been told before.
    expect(said.at(-1), said.join("\n")).toBe(`The documents are as they were: release ${mended.id} is served.`);
  });

  it("B4 R14 a picture is served as it was last good, also where it went away, and anew once it is another", async () => {
    const served = () => Buffer.from(live.current().picture("calendar.svg")?.bytes ?? []).toString();
    const drawn = served();
    expect(drawn).toBe(shipped(picture));
    await edit(picture, (text) => text.replace("<svg", "<svg onload='alert(1)'"));
    expect(said.join("\n")).toMatch(/brands\/assets\/calendar\.svg:\d+:\d+ .*onload/);
    expect(served()).toBe(drawn);
    rmSync(join(root, picture));
    await live.settled();
    expect(served()).toBe(drawn);
    copy.write(picture, drawn);
    await live.settled();
    const { id } = live.current().release;
    await edit(picture, (text) => text.replace("</svg>", "<title>Days</title></svg>"));
    expect(served()).toContain("<title>Days</title>");
    // Whoever compares releases, as a page that asks for a newer one, learns of it.
    expect(live.current().release.id).not.toBe(id);
    copy.write(picture, drawn);
    await live.settled();
    expect(live.current().release.id).toBe(id);
  });

  it("B9 R14 a document that cannot be read is a line, and the edits after it are taken as any others", async () => {
    const before = live.current().release.id;
    said.length = 0;
    rmSync(join(root, brand));
    symlinkSync("/nowhere/716.brand.json", join(root, brand));
    await live.settled();
    expect(said).toEqual([
      `${brand}:1:1 expected a file that can be read, found nothing by a link to /nowhere/716.brand.json [E108]`,
      `The last good release, ${before}, goes on serving.`,
    ]);
    const elsewhere = await edit(help, (text) => text.replace("My loan failed", "My loan was linked"));
    expect(elsewhere.served).toContain("My loan was linked");
    expect(live.current().boot("716", "302", "en_US")?.brand.name).toBe("Corvanta");
    said.length = 0;
    rmSync(join(root, brand));
    copy.write(brand, shipped(brand).replace('"Corvanta"', '"Corvanta Plus"'));
    await live.settled();
    expect(live.current().boot("716", "302", "en_US")?.brand.name).toBe("Corvanta Plus");
    expect(said.join("\n")).not.toContain("broke down");
  });

  it.each<[what: string, make: (path: string) => void, found: string]>([
    ["a link to nothing", (path) => symlinkSync("/nowhere/new.json", path), "nothing by a link to /nowhere/new.json"],
    ["a folder", (path) => mkdirSync(path), "a folder"],
  ])("B9 %s in a new document's place is told at once, and that it is gone", async (_, make, found) => {
    const before = live.current().release.id;
    const path = join(root, "rules/validation/new.rule.json");
    said.length = 0;
    make(path);
    await live.settled();
    expect(said).toEqual([
      `rules/validation/new.rule.json:1:1 expected a file that can be read, found ${found} [E108]`,
      `The last good release, ${before}, goes on serving.`,
    ]);
    rmSync(path, { recursive: true });
    said.length = 0;
    await live.settled();
    expect(said).toEqual([`The documents are as they were: release ${before} is served.`]);
  });

  it("R14 an edit that breaks another document is not served", async () => {
    const before = live.current().release.id;
    const { id } = await edit("rules/validation/bvn.rule.json", (text) =>
      text.replace('"id": "bvn"', '"id": "bvn-gone"'),
    );
    expect(id).toBe(before);
  });

  it("R1 a new document that is none is left out, whatever else is edited", async () => {
    writeFileSync(join(root, "screens/help/odd.screen.json"), "<!doctype html>");
    // Both may be looked at apart: who looks sees no two writes as one.
    await live.settled();
    const { served } = await edit(help, (text) => text.replace("My loan failed", "My loan did not come"));
    expect(served).toContain("My loan did not come");
    expect(said).toContain("Left out until it is mended: screens/help/odd.screen.json.");
  });

  it("R10 an edit of texts alone, and of one brand alone, is another release", async () => {
    const before = live.current();
    const worded = await edit(help, (text) => text.replace("My loan failed", "My loan is not there"));
    const other = live.current();
    const own = await edit(brand, (text) => text.replace('"Corvanta"', '"Corvanta Plus"'));
    expect(new Set([before.release.id, worded.id, own.id]).size).toBe(3);
    // What an edit leaves as it was is not read again: whoever calls would wait for that.
    expect(other.texts.en_US).not.toBe(before.texts.en_US);
    expect(other.texts.zh_CN).toBe(before.texts.zh_CN);
    expect(live.current().texts.en_US).toBe(other.texts.en_US);
    expect(live.current().call("loan-apply")).toBe(before.call("loan-apply"));
  });

  it("B9 an older document that comes back with its own time is an edit, and one that is only touched is none", async () => {
    const past = new Date(2020, 0, 1);
    const now = live.current();
    utimesSync(join(root, help), past, past);
    said.length = 0;
    await live.settled();
    expect(said).toEqual([]);
    expect(live.current()).toBe(now);
    const edited = await edit(help, (text) => text.replace("My loan failed", "My loan is elsewhere"));
    expect(edited.id).not.toBe(now.release.id);
    copy.write(help, shipped(help));
    utimesSync(join(root, help), past, past);
    await live.settled();
    expect(live.current().release.id).toBe(now.release.id);
  });

  it("B9 an edit is looked at when it is saved, although nobody asks", async () => {
    const before = live.current().release.id;
    said.length = 0;
    copy.write(help, textOf(help).replace("My loan failed", "My loan was saved"));
    await vi.waitFor(() => expect(said.join("\n")).toContain("is served"), { timeout: 30_000, interval: 20 });
    expect(live.current().release.id).not.toBe(before);
  });

  it("R14 tells what is wrong with the lines around it, and that all is well again", async () => {
    const heard: string[][] = [];
    live.hear((faults) => void heard.push(faults.map(({ excerpt }) => excerpt)));
    await edit(brand, (text) => text.replace('"Corvanta",', '"Corvanta"'));
    copy.write(brand, shipped(brand));
    await live.settled();
    expect(heard.map((excerpts) => excerpts.length)).toEqual([0, 1, 0]);
    expect(heard[1]?.[0]).toContain('"name": "Corvanta"\n');
    expect(heard[1]?.[0]).toMatch(/^> /m);
  });
});

describe("R9 R14 a start with a document that is broken", () => {
  const stores = mkdtempSync(join(tmpdir(), "good-"));
  const shippedStore = join(stores, "shipped");
  /** A store of its own for each test; at first that of the shipped documents. */
  let store = shippedStore;
  const opened = () => LivePublication.open({ root, say, store });
  beforeAll(async () => {
    await (await opened()).close();
  });
  beforeEach(() => {
    store = mkdtempSync(join(stores, "kept-"));
    cpSync(shippedStore, store, { recursive: true });
  });
  afterEach(restore);
  afterAll(() => rmSync(stores, { recursive: true }));
  const names = (live: LivePublication) => {
    const { codes, boot } = live.current();
    const pairs = codes.business.flatMap((b) => codes.channel.map((c) => [b, c] as const));
    return pairs.map(([b, c]) => boot(b, c, "en_US")?.brand.name);
  };

  it("without a store: the pairs of a broken layer are closed, all others start, and the lines are said", async () => {
    copy.write(brand, shipped(brand).replace('"Corvanta",', '"Corvanta"'));
    said.length = 0;
    const live = await LivePublication.open({ root, say });
    const { codes, boot } = live.current();
    const { length } = codes.channel;
    await live.close();
    expect(codes.business).toEqual(["716", "717", "718"]);
    expect(names(live).filter((name) => name === undefined)).toHaveLength(length);
    expect(boot("716", "302", "en_US")).toBeUndefined();
    expect(boot("717", "302", "en_US")?.brand.name).toBeTruthy();
    expect(() => live.current().brand("716", "302")).toThrow("716-302 is not served");
    expect(said[0]).toMatch(/^brands\/business\/716\.brand\.json:\d+:\d+ malformed JSON.* \[E101\]$/);
  });

  it("without a store: the pairs of a layer that cannot be read are closed", async () => {
    rmSync(join(root, brand));
    symlinkSync("/nowhere/716.brand.json", join(root, brand));
    said.length = 0;
    const live = await LivePublication.open({ root, say });
    await live.close();
    rmSync(join(root, brand));
    expect(() => live.current().brand("716", "302")).toThrow("716-302 is not served");
    expect(live.current().boot("717", "302", "en_US")?.brand.name).toBeTruthy();
    expect(said.join("\n")).toMatch(/^Left out until it is mended: .*brands\/business\/716\.brand\.json/m);
  });

  it("without a store: what all brands share is not left out, and nothing starts", async () => {
    copy.write(help, "{");
    await expect(LivePublication.open({ root, say })).rejects.toThrow("nothing can be served");
  });

  it("with a store: every brand starts as it was last good, also of what was edited before, and the line is said", async () => {
    copy.write(brand, shipped(brand).replace('"Corvanta"', '"Corvanta Plus"'));
    await (await opened()).close();
    copy.write(brand, "{");
    copy.write(help, shipped(help).replace("My loan failed", "My loan waited"));
    said.length = 0;
    const live = await opened();
    await live.close();
    expect(names(live)).not.toContain(undefined);
    expect(live.current().boot("716", "302", "en_US")?.brand.name).toBe("Corvanta Plus");
    expect([...live.current().files.values()].join("")).toContain("My loan waited");
    expect(said[0]).toMatch(/716\.brand\.json:\d+:\d+ .*\[E101\]$/);
    expect(said).toContain(`The last good one goes on serving of ${brand}.`);
  });

  it("with a store: an edit that breaks another document does not hinder the start", async () => {
    copy.write("rules/validation/bvn.rule.json", shipped("rules/validation/bvn.rule.json").replace('"bvn"', '"gone"'));
    const live = await opened();
    await live.close();
    expect(names(live)).not.toContain(undefined);
  });

  it.each(["api/loan/loan-apply.call.json", "brands/business/716.brand.json"])(
    "with a store: the lender opens by what was good of %s",
    async (file) => {
      copy.write(file, "{");
      said.length = 0;
      const live = await opened();
      const lender = await openLender({ root, documents: live, sandbox: false });
      await lender.close();
      await live.close();
      copy.write(file, shipped(file));
      expect(said.join("\n")).toContain(`The last good one goes on serving of ${file}.`);
    },
  );

  it("a text of a store that was changed, or kept by halves, is none, and the others are", async () => {
    const kept = readFileSync(join(store, "list.txt"), "utf8").split("\n");
    const spoil = (file: string, text: string) => {
      const [print = ""] = kept.find((line) => line.endsWith(` ${file}`))?.split(" ") ?? [];
      writeFileSync(join(store, "texts", print), text);
    };
    copy.write(help, "{");
    spoil("brands/business/717.brand.json", "{}");
    const live = await opened();
    await live.close();
    expect(names(live)).not.toContain(undefined);
    spoil(help, shipped(help).replace("My loan failed", "My loan waited"));
    await expect(opened()).rejects.toThrow("nothing can be served");
  });
});
