import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { copyDocuments } from "../../tests/journeys/support/documents-copy.ts";
import { drawingApp } from "../testing/drawing-app.ts";
import { LivePublication } from "./live-publication.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const copy = copyDocuments();
const help = "locales/en_US/help.text.json";
const said: string[] = [];
/** A built app that writes down what it draws; its own in each run, so that nothing was kept before. */
const app = drawingApp();
const log = join(app.folder, "drawn.log");
const drawn = () => (existsSync(log) ? readFileSync(log, "utf8").split("\n").filter(Boolean) : []);

beforeAll(() =>
  app.build(
    `import { appendFileSync } from "node:fs";
     export const prerender = ({ brand }) => {
       appendFileSync(${JSON.stringify(log)}, brand.name + "\\n");
       return "<p>" + brand.name + "</p>";
     };`,
  ),
);
beforeEach(() => rmSync(log, { force: true }));
afterAll(() => {
  copy.remove();
  app.remove();
});

const start = (data: string) =>
  LivePublication.open({
    root: copy.root,
    app: app.folder,
    store: join(app.folder, data),
    say: (line) => void said.push(line),
  });

/** What a borrower of a brand is sent. */
const page = (live: LivePublication) => {
  const boot = live.current().boot("716", "104", "en_US");
  return boot && Buffer.from(live.current().drawn(boot)?.page.html ?? []).toString();
};

it("B9 R14 what a start before it composed is served without drawing it anew, and an edit of it is looked at as ever, and kept where that is asked", async () => {
  const first = await start("one");
  const [id, sent] = [first.current().release.id, page(first)];
  expect(sent).toContain("<p>Corvanta</p>");
  expect(drawn()).toContain("Corvanta");
  await first.close();
  rmSync(log);

  const second = await start("two");
  expect(second.current().release.id).toBe(id);
  expect(page(second)).toBe(sent);
  expect(drawn()).toEqual([]);

  copy.edit<{ texts: Record<string, string> }>(help, ({ texts }) => void (texts.title = ""));
  await second.settled();
  expect(second.current().release.id).toBe(id);
  expect(said.join("\n")).toMatch(/^locales\/en_US\/help\.text\.json:\d+:\d+ /m);
  copy.edit<{ texts: Record<string, string> }>(help, ({ texts }) => void (texts.title = "Helping"));
  await second.settled();
  expect(second.current().release.id).not.toBe(id);
  expect(drawn()).toContain("Corvanta");
  const [edited, helping] = [second.current().release.id, page(second)];
  await second.kept();
  await second.close();
  rmSync(log);

  // Whoever publishes the edit, or starts with it, draws nothing.
  const third = await start("three");
  expect(third.current().release.id).toBe(edited);
  expect(page(third)).toBe(helping);
  expect(drawn()).toEqual([]);
  await third.close();
});

it("R14 of documents one of which is wrong nothing is kept: the next start says so too", async () => {
  copy.edit<{ texts: Record<string, string> }>(help, ({ texts }) => void (texts.title = ""));
  for (const data of ["one", "one"]) {
    said.length = 0;
    const live = await start(data);
    expect(said.join("\n")).toMatch(/^locales\/en_US\/help\.text\.json:\d+:\d+ /m);
    await live.close();
  }
});
