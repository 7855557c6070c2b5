import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { vocabulary } from "../../engine/published.ts";
import type { Published } from "../../publish/pack/publication.ts";
import type { BuiltApp, Drawing } from "../host/built-app.ts";
import { readTexts } from "../release/document-texts.ts";
import { exportRelease, withLender } from "./export-release.ts";

// All documents are checked: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 120_000 });

const kept = mkdtempSync(join(tmpdir(), "export-release-"));
afterAll(() => rmSync(kept, { recursive: true, force: true }));

// The app need not be built, nor its pages drawn: a page is its brand's name, its documents and a script.
vi.mock("../host/built-app.ts", () => ({
  openBuiltApp: (): BuiltApp => {
    const folders = { folder: "app", galleryFolder: "gallery", studioFolder: "studio", workerFolder: "worker" };
    const made = Object.entries(folders).map(([name, folder]) => [name, join(kept, folder)] as const);
    for (const [, folder] of made) mkdirSync(join(folder, "assets"), { recursive: true });
    for (const name of ["gallery", "reference"]) writeFileSync(join(kept, `gallery/${name}.html`), name);
    for (const name of ["worker", "worker-off"]) writeFileSync(join(kept, `worker/${name}.js`), name);
    return { ...folders, ...Object.fromEntries(made), frame: "<title></title><!--root--><!--boot-->", style: "" };
  },
  openDrawing: async (): Promise<Drawing> => ({
    prerender: () => "first screen",
    bindAll: () => undefined,
    icon: () => "<svg/>",
    widgets: readdirSync("widgets"),
  }),
}));

describe("S22 an export", () => {
  const file = "brands/business/716.brand.json";
  const root = process.cwd();
  const draft = readTexts(root);
  /** The folder once called so: what was published before somebody edited it. */
  const named = (name: string) => {
    const text = (draft.get(file) ?? "").replace('"Corvanta"', JSON.stringify(name));
    expect(text).toContain(name);
    return new Map([...draft, [file, text]]);
  };
  const exported = async (folder: string, live?: Parameters<typeof exportRelease>[0]["live"]) => {
    await exportRelease({ root, folder: join(kept, folder), live });
    const page = readFileSync(join(kept, folder, "public/716/104/en_US/index.html"), "utf8");
    const { release } = JSON.parse(readFileSync(join(kept, folder, "integrity.json"), "utf8")) as { release: string };
    return { name: /<title>([^<]*)/.exec(page)?.[1], release };
  };

  it("is the release that is live, under its own name, whatever the folder says by now", async () => {
    const live = { id: "published", vocabulary, texts: named("Corvanta Once") };
    const { name, release } = await exported("live", live);
    expect(name).toContain("Corvanta Once");
    expect(release).toBe("published");
  });

  it("is the folder as it is where nothing is said to be live", async () => {
    const { name, release } = await exported("folder");
    expect(name).toMatch(/Corvanta(?! Once)/);
    expect(release).toMatch(/^[0-9a-f]{8,}$/);
  });

  it("R7 is none of a release that needs a newer build", async () => {
    const live = { id: "newer", vocabulary: vocabulary + 1, texts: draft };
    await expect(exported("newer", live)).rejects.toThrow(
      `Release newer cannot be exported by this build: it needs an engine with vocabulary ${vocabulary + 1}`,
    );
  });

  it("R7 is none of a release that names what this build does not know, and says so of the release and no file here", async () => {
    const base = "brands/base.brand.json";
    const text = (draft.get(base) ?? "").replace('"flags": {', '"flags": { "greetMorning": true,');
    const live = { id: "newer", vocabulary, texts: new Map([...draft, [base, text]]) };
    await expect(exported("newer", live)).rejects.toThrow(
      /^Release newer cannot be exported by this build: it needs an engine that knows brand property "flags\.greetMorning", which this one does not; .+$/,
    );
  });
});

it("S22 an export calls the lender it is told of, at the mount that the brand's documents say", () => {
  const boot = { business: "716", brand: { name: "Any", api: { base: "https://other.example", mount: "/ostrader" } } };
  const published = { boot: (business: string) => (business === "716" ? boot : undefined) } as unknown as Published;
  const led = withLender(published, "https://api.lender.example");
  expect(led.boot("716", "104", "en_US")).toEqual({
    business: "716",
    brand: { name: "Any", api: { base: "https://api.lender.example", mount: "/ostrader" } },
  });
  expect(led.boot("717", "104", "en_US")).toBeUndefined();
});
