import { expect } from "@playwright/test";
import { serveByHand, shows } from "../support/releases.ts";
import { test } from "../support/test.ts";

test.describe("releases that cannot start", () => {
  const byHand = serveByHand();

  test("R8 a release that cannot start gives way to the one before, and on many devices is taken back for all", async ({
    browser,
  }) => {
    await byHand.publishAs("Corvanta Old");
    const id = await byHand.publishAs("Corvanta Crash");
    /** What a new device at an address shows that cannot read this release, and how many pages it asked for. */
    const device = async (address: string, breaks: boolean) => {
      const context = await browser.newContext({ extraHTTPHeaders: { "x-forwarded-for": address } });
      const page = await context.newPage();
      let pages = 0;
      page.on("request", (request) => (pages += request.isNavigationRequest() ? 1 : 0));
      if (breaks)
        await page.addInitScript((release) => {
          const { userAgent } = navigator;
          Object.defineProperty(navigator, "userAgent", {
            get: () => {
              if (document.getElementById("boot")?.textContent.includes(`"id":"${release}"`))
                throw new Error("this browser breaks down over it");
              return userAgent;
            },
          });
        }, id);
      // Who leaves before it is sent tells the host nothing.
      const told = breaks ? page.waitForResponse((answer) => answer.url().endsWith("/documents/unfit")) : undefined;
      await page.goto(`${byHand.server.url}/?b=716&c=104#/login`);
      await told;
      if (breaks) await shows(page, "Corvanta Old");
      await expect(page.getByRole("img", { name: /^Corvanta/ }).first()).toBeVisible();
      await expect(page.locator("#not-started")).toHaveCount(0);
      const name = await page
        .getByRole("img", { name: /^Corvanta/ })
        .first()
        .getAttribute("aria-label");
      await context.close();
      return { name, pages };
    };
    const failed = (devices: number) => `Release ${id} could not start on a device (${devices} within an hour).`;
    const first = await device("10.0.0.1", true);
    expect(first.name).toBe("Corvanta Old");
    expect(first.pages).toBe(4);
    await expect.poll(() => byHand.server.said()).toContain(failed(1));
    // One phone that is broken takes nothing from the others.
    expect((await device("10.0.0.9", false)).name).toBe("Corvanta Crash");
    await device("10.0.0.2", true);
    await expect.poll(() => byHand.server.said()).toContain(failed(2));
    await expect.poll(() => byHand.server.said()).toContain(`Release ${id} was taken back: release`);
    expect((await device("10.0.0.9", false)).name).toBe("Corvanta Old");
    expect((await byHand.run("releases", ["--audit"])).split("\n")[0]).toMatch(
      /host: Release \w+ was taken back: release \w+ is live again for all devices\. Why: it could not start on 2 devices within an hour/,
    );
  });

  for (const tabs of [2, 4])
    test(`R8 ${tabs} tabs at once of a release that cannot start all come back on the one before`, async ({
      context,
    }) => {
      await byHand.publishAs(`Corvanta Good ${tabs}`);
      const id = await byHand.publishAs(`Corvanta Broken ${tabs}`);
      await context.route("**/?b=*", async (route) => {
        const answer = await route.fetch();
        const text = await answer.text();
        const broken = text.includes(`data-release="${id}"`) ? text.replace(/id="boot">{/, 'id="boot">') : text;
        await route.fulfill({ response: answer, body: broken });
      });
      const pages = await Promise.all(Array.from({ length: tabs }, () => context.newPage()));
      let asked = 0;
      context.on("request", (request) => (asked += request.isNavigationRequest() ? 1 : 0));
      await Promise.all(
        pages.map((page) => page.goto(`${byHand.server.url}/?b=716&c=104#/login`).catch(() => undefined)),
      );
      for (const page of pages) {
        await shows(page, `Corvanta Good ${tabs}`);
        await expect(page.getByRole("img", { name: `Corvanta Good ${tabs}` }).first()).toBeVisible();
        await expect(page.locator("#not-started")).toHaveCount(0);
        await expect.poll(() => page.url()).toBe(`${byHand.server.url}/?b=716&c=104#/login`);
      }
      expect(asked).toBeLessThanOrEqual(tabs * 4);
    });

  test("R8 four healthy tabs at once on a slow line are no crash, however long each is under way", async ({
    context,
  }) => {
    await byHand.publishAs("Corvanta Before");
    await byHand.publishAs("Corvanta Slow");
    let asked = 0;
    context.on("request", (request) => (asked += request.isNavigationRequest() ? 1 : 0));
    // What each starts with comes by itself, for the address names another brand, and not before all four wait for it.
    let waiting = 0;
    let open = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    await context.route("**/documents/boot/*", async (route) => {
      waiting += 1;
      await opened;
      await route.continue();
    });
    const pages = await Promise.all(Array.from({ length: 4 }, () => context.newPage()));
    await Promise.all(pages.map((page) => page.goto(`${byHand.server.url}/?b=717&c=301#/login?b=716&c=104`)));
    await expect.poll(() => waiting).toBe(4);
    open();
    for (const page of pages) await expect(page.getByRole("img", { name: "Corvanta Slow" }).first()).toBeVisible();
    expect(asked).toBe(4);
    expect((await context.cookies()).find(({ name }) => name === "unfit")).toBeUndefined();
  });
});
