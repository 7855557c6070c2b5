import { test as base, expect, type Page } from "@playwright/test";
import { copyDocuments, type DocumentsCopy } from "./documents-copy.ts";
import { type RunningServer, startServer } from "./server.ts";

/** Somebody at work in the studio, by what can be read on its pages. */
class Studio {
  readonly page: Page;
  readonly #url: string;

  constructor(page: Page, url: string) {
    this.page = page;
    this.#url = url;
  }

  /** Opens a page of the studio by its address. */
  async open(route: string): Promise<void> {
    await this.page.goto("about:blank");
    await this.page.goto(`${this.#url}/studio#${route}`);
  }

  /** One value of a brand's page, by its title. */
  value = (title: string) =>
    this.page.locator("[data-path]").filter({ has: this.page.getByRole("heading", { name: title, exact: true }) });

  /** Says for whom the next edit of a value is. */
  async editFor(title: string, whom: RegExp): Promise<void> {
    const choice = this.value(title).getByLabel("Edit it for");
    await expect(choice).toBeVisible();
    const words = await choice.getByRole("option").allTextContents();
    await choice.selectOption(words.find((word) => whom.test(word)) ?? "");
  }
}

/** The password of every operator of the tests. */
export const password = "correct horse battery";

/** Types a name and a password into the sign-in page. */
export async function trySignIn(page: Page, url: string, name: string, typed = password): Promise<void> {
  if (!page.url().startsWith(`${url}/studio`)) await page.goto(`${url}/studio`);
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Password").fill(typed);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Lets an operator in by his name and password. */
export async function signIn(page: Page, url: string, name: string): Promise<Studio> {
  await trySignIn(page, url, name);
  await expect(page.getByRole("button", { name: new RegExp(`^${name}, `) })).toBeVisible();
  return new Studio(page, url);
}

/** Pages that somebody has left: what they asked just before is answered to nobody. */
const left = new WeakSet<Page>();

/** Leaves as whoever is in there, by the menu below his name. */
export async function signOut(page: Page, how: "Sign out" | "Sign out everywhere" = "Sign out"): Promise<void> {
  left.add(page);
  await page.getByRole("button", { name: /, (viewer|editor|publisher)$/ }).click();
  await page.getByRole("menuitem", { name: how, exact: true }).click();
}

/** Lets somebody in by the link that the server's terminal shows. */
export async function enterStudio(page: Page, { said }: Pick<RunningServer, "said">): Promise<Studio> {
  const link = () => [...said().matchAll(/http:\/\/127\.0\.0\.1:\d+\/studio\/enter\?key=[\w-]+/g)].at(-1)?.[0] ?? "";
  const key = link();
  await page.goto(key);
  await expect(page.getByRole("heading", { name: "Brands", exact: true })).toBeVisible();
  // Whoever comes next needs another one.
  await expect.poll(link).not.toBe(key);
  return new Studio(page, new URL(key).origin);
}

interface PerTest {
  /** Lets another person in, in a page of his own; whatever goes wrong on it fails the test. */
  readonly enter: () => Promise<Studio>;
}

/** One for all tests of a file: each edits another brand, or leaves what it edited as it found it. */
interface PerFile {
  readonly documents: DocumentsCopy;
  readonly server: RunningServer;
}

/** A test with documents of its own, a server on them, and the studio of that. */
export const test = base.extend<PerTest, PerFile>({
  documents: [
    // Playwright reads the names of what a fixture needs from this pattern.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const documents = copyDocuments({ published: true });
      await use(documents);
      documents.remove();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ documents }, use) => {
      const server = await startServer(documents.root);
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  enter: async ({ server, browser }, use) => {
    const faults: string[] = [];
    const pages: Page[] = [];
    await use(async () => {
      const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
      pages.push(page);
      page.on("pageerror", (error) => faults.push(String(error)));
      page.on("console", (message) => {
        const isForNobody = left.has(page) && message.text().includes("401 (Unauthorized)");
        if (message.type() === "error" && !isForNobody) faults.push(message.text());
      });
      return enterStudio(page, server);
    });
    for (const page of pages) await page.context().close();
    expect(faults, "faults of the studio's pages").toEqual([]);
  },
});

export { expect };
