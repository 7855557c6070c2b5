import { rmSync } from "node:fs";
import type { Page } from "@playwright/test";
import { launchBrowser } from "../../browser/launch-browser.ts";
import { copyDocuments } from "../../journeys/support/documents-copy.ts";
import { type RunningServer, startServer } from "../../journeys/support/server.ts";
import { there } from "../../there.ts";
import { median } from "../median.ts";
import { growPairs } from "./many-pairs.ts";

/** What something took, and what is asked of it, ms. */
export interface Figure {
  readonly what: string;
  readonly took: number;
  /** Absent where nothing is asked. */
  readonly asked?: number;
}

/** What shows when a page of the studio can be used. */
const pages = [
  { name: "Brands", at: "/", ready: (page: Page) => page.getByRole("link", { name: /716 \/ 104\b/ }) },
  { name: "a brand", at: "/brand/716/104", ready: (page: Page) => page.locator("[data-path]").first() },
  { name: "Compare", at: "/compare/716-104/717-301", ready: (page: Page) => page.getByRole("row").first() },
  {
    name: "Why",
    at: "/why/borrow-entry",
    ready: (page: Page) => page.getByRole("heading", { name: "Borrow entry" }).first(),
  },
  { name: "Texts", at: "/texts", ready: (page: Page) => page.getByRole("textbox", { name: / in English$/ }).first() },
  {
    name: "a document",
    at: "/paper/brands/business/716.brand.json",
    ready: (page: Page) => page.getByRole("textbox", { name: /as it is written/ }),
  },
  {
    name: "Compare releases",
    at: "/compare/releases",
    ready: (page: Page) => page.getByLabel("Before").or(page.getByText("Nothing is published yet")),
  },
  {
    name: "Changes",
    at: "/changes",
    ready: (page: Page) => page.getByRole("heading", { name: "Nothing was edited here yet" }),
  },
  { name: "Publish", at: "/publish", ready: (page: Page) => page.getByRole("heading", { name: "History" }) },
  {
    name: "Checks",
    at: "/wrong",
    ready: (page: Page) => page.getByText(/All documents are right|Right, with|errors?: borrowers/).first(),
  },
] as const;

const LOAD = 2_000;
/** How long a page may take before it counts as one that never shows, ms. */
const WAIT = 60_000;

/** How long the studio's pages take with the documents as they are, or with so many pairs. */
export async function measureStudio(
  pairs: number | undefined,
  rounds: number,
  tell: (figure: Figure) => void,
): Promise<void> {
  const documents = copyDocuments({ published: pairs === undefined });
  const all = pairs === undefined ? 21 : growPairs(documents.root, pairs);
  const started = performance.now();
  const server = await startServer(documents.root, { LOG_LEVEL: "warn" });
  tell({ what: `the app is ready, ${all} pairs`, took: performance.now() - started });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const key = /http:\/\/127\.0\.0\.1:\d+\/studio\/enter\?key=[\w-]+/.exec(server.said())?.[0] ?? "";
    const first = await timed(async () => {
      await page.goto(key);
      await pages[0].ready(page).waitFor({ timeout: WAIT });
    });
    tell({ what: `Brands, the first time, ${all} pairs`, took: first });
    for (const { name, at, ready } of pages) {
      // What is worked out once and kept is what the first one pays for.
      const open = async () => {
        await page.goto("about:blank");
        return timed(async () => {
          await page.goto(`${new URL(key).origin}/studio#${at}`);
          await ready(page).waitFor({ timeout: WAIT });
        });
      };
      await open();
      const took: number[] = [];
      for (let round = 0; round < rounds; round++) took.push(await open());
      tell({ what: `${name}, ${all} pairs`, took: median(took), asked: LOAD });
    }
    for (const figure of await measureEdits(page, server, rounds, all)) tell(figure);
  } finally {
    await browser.close();
    await server.stop();
    documents.remove();
    rmSync(server.data, { recursive: true, force: true });
  }
}

/**
 * From the press of Enter to the word that it is saved, and to the preview with it, on a page that has come to rest: what
 * else an edit leads to, until all pairs have it, is over before the next.
 */
async function measureEdits(
  page: Page,
  { served }: RunningServer,
  rounds: number,
  all: number,
): Promise<readonly Figure[]> {
  const { origin } = new URL(page.url());
  const name = page.locator("[data-path]").filter({ has: page.getByRole("heading", { name: "Name", exact: true }) });
  const shown = page.frameLocator("iframe");
  const [saved, seen]: number[][] = [[], []];
  await page.addInitScript(tellWhatComes);
  for (let round = 0; round <= rounds; round++) {
    // Each edit is somebody's first on this page.
    await page.goto("about:blank");
    await page.goto(`${origin}/studio#/brand/716/104/brand`);
    await shown.getByText("Corvanta").first().waitFor({ timeout: WAIT });
    const preview = there(page.frames()[1]);
    await preview.evaluate(() => new Promise((settle) => requestIdleCallback(settle, { timeout: 5_000 })));
    const word = `Corvanta ${round}`;
    await name.getByRole("textbox").fill(word);
    const comes = [cameTo(page, "Saved"), cameTo(page, word)];
    const begun = Date.now();
    await served(() => void page.keyboard.press("Enter"));
    const [done = 0, came = 0] = await Promise.all(comes);
    // The first one makes what all others keep.
    if (round > 0) {
      saved?.push(done - begun);
      seen?.push(came - begun);
    }
  }
  return [
    { what: `edit to saved, ${all} pairs`, took: median(saved ?? []) },
    { what: `edit to shown in the preview, ${all} pairs`, took: median(seen ?? []), asked: 300 },
  ];
}

/**
 * Runs in each page before it begins, the preview's too: tells when the edit is said to be saved, and when the name that
 * was edited shows. Whoever looks with each frame, or every so often, takes what is measured its time, or finds it late.
 */
function tellWhatComes(): void {
  const known = new Set<string>();
  const tell = (word: string) => {
    if (known.has(word)) return;
    known.add(word);
    requestAnimationFrame(() => console.debug(`came ${word} ${Date.now()}`));
  };
  const look = () => {
    const said = document.querySelector("[data-path=name] [role=status]")?.textContent ?? "";
    if (said.startsWith("Saved")) tell("Saved");
    if (window !== window.top) document.body?.textContent?.match(/Corvanta \d+/g)?.forEach(tell);
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
}

/** When something came to a page or its preview, epoch ms. */
async function cameTo(page: Page, word: string): Promise<number> {
  const told = await page.waitForEvent("console", {
    predicate: (message) => message.text().startsWith(`came ${word} `),
    timeout: WAIT,
  });
  return Number(told.text().split(" ").at(-1));
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
