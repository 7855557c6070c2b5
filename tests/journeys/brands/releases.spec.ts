import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { App } from "../support/app.ts";
import { serveByHand, shows } from "../support/releases.ts";
import { test } from "../support/test.ts";

const brand = "brands/business/716.brand.json";

test.describe("releases by hand", () => {
  const byHand = serveByHand();
  /** What devices with these numbers are sent. */
  const titles = async (devices: readonly number[]) =>
    Promise.all(
      devices.map(async (device) => {
        const answer = await fetch(`${byHand.server.url}/?b=716&c=104`, { headers: { cookie: `device=${device}` } });
        return /<title>([^<]*)/.exec(await answer.text())?.[1] ?? "";
      }),
    );
  const all = Array.from({ length: 200 }, (_, device) => device);

  test("B9 an edit is a draft; published it shows to 5 %, then to all, and is taken back in one action", async ({
    page,
  }) => {
    const app = new App(page, byHand.server.url);
    const home = async (name: string) => {
      // Another page, and not another place in this one.
      await page.goto("about:blank");
      await app.open("/login", { b: "716", c: "104" });
      await expect(app.button("login.enter")).toBeVisible();
      await expect(page.getByRole("img", { name, exact: true }).first()).toBeVisible();
    };
    await home("Corvanta");
    byHand.rename("Corvanta Plus");
    await home("Corvanta");

    const told = await byHand.publish("A better name", "--share", "5");
    const [, id = ""] = /Release (\w+) is live for 5 % of devices; all others keep \w+\./.exec(told) ?? [];
    expect(id, told).not.toBe("");
    await expect.poll(() => byHand.server.said()).toContain(`Release ${id} is served to 5 % of devices.`);
    const plus = (await titles(all)).filter((title) => title.includes("Plus")).length;
    expect(plus).toBeGreaterThan(0);
    expect(plus).toBeLessThan(30);

    expect(await byHand.publish("Nobody complained", "--share", "100")).toContain(
      `Release ${id} goes from 5 % to 100 % of devices.`,
    );
    await expect.poll(async () => (await titles([1, 2, 3])).every((title) => title.includes("Plus"))).toBe(true);
    await home("Corvanta Plus");

    expect(await byHand.run("release-back", ["--why", "Legal said no", "--who", "bola"])).toMatch(
      new RegExp(`Release ${id} was taken back: release \\w+ is live again for all devices\\.`),
    );
    await expect.poll(async () => (await titles([1, 2, 3])).some((title) => title.includes("Plus"))).toBe(false);
    await home("Corvanta");

    const audit = (await byHand.run("releases", ["--audit"])).trim().split("\n");
    expect(audit.map((line) => line.replace(/^\S+ \S+ +/, "").replace(/[0-9a-f]{8,}/g, "#"))).toEqual([
      "bola: Release # was taken back: release # is live again for all devices. Why: Legal said no",
      "ada: Release # goes from 5 % to 100 % of devices. Why: Nobody complained",
      "ada: Release # is live for 5 % of devices; all others keep #. Why: A better name",
      "ada: Release # is live for all devices. Why: First release",
    ]);
    expect(await byHand.run("releases", [id])).toMatch(
      /"Name" is "Corvanta Plus", was "Corvanta", in \d+ brands: 716-1, .*, and \d+ more\./,
    );
  });

  test("R10 a visit keeps its release in mid-application, over a reload too, until it comes to home or login", async ({
    page,
    context,
  }) => {
    const app = new App(page, byHand.server.url);
    await app.open("/login", { b: "716", c: "104" });
    await app.logIn(2);
    await app.arrived("/index");
    await app.follow("/my");
    await shows(page, "Corvanta");
    await byHand.publishAs("Corvanta Nine");
    await page.reload();
    await app.arrived("/my");
    await shows(page, "Corvanta");
    // Another tab, which is at the login, has the new one, and takes nothing from this one.
    const other = await context.newPage();
    await other.goto(`${byHand.server.url}/?b=716&c=104#/login`);
    await shows(other, "Corvanta Nine");
    const kept = async () => (await context.cookies()).find(({ name }) => name === "release")?.value;
    const comeBackTo = async (tab: Page) => {
      await tab.bringToFront();
      await tab.evaluate(() => window.dispatchEvent(new Event("focus")));
    };
    // The host sent it the release of this tab first, and it was made anew: what it says it says twice, the second time
    // a while after it shows. What was not said by it is replaced only once it listens, which is after it has.
    await context.addCookies([{ name: "release", value: "not-said-yet", url: byHand.server.url }]);
    await expect(async () => {
      await comeBackTo(other);
      expect(await kept()).toBe("");
    }).toPass();
    // Whoever comes back to a tab has it say again what it keeps, before anything else is done there.
    await comeBackTo(page);
    await expect.poll(kept).not.toBe("");
    await page.reload();
    await app.arrived("/my");
    await shows(page, "Corvanta");
    await other.close();
    await app.follow("/index");
    await shows(page, "Corvanta Nine");
    await app.arrived("/index");
    await app.follow("/my");
    await byHand.publishAs("Corvanta Ten");
    await app.follow("/accountsecurity");
    await shows(page, "Corvanta Nine");
    await app.follow("/my");
    await app.logOut();
    await shows(page, "Corvanta Ten");
  });

  test("R10 D5 a visit goes on with what is live once the news that home tells by itself is read", async ({ page }) => {
    await byHand.publishAs("Corvanta Eleven");
    const app = new App(page, byHand.server.url);
    await app.open("/login", { b: "716", c: "104" });
    await app.logIn(3);
    await app.arrived("/index");
    await app.follow("/suggest");
    await app.arrived("/suggest");
    await byHand.publishAs("Corvanta Twelve");
    // The news is there first.
    let asked = () => {};
    const told = new Promise<void>((settle) => (asked = settle));
    await page.route("**/documents/current.json", async (route) => {
      await told;
      await route.continue();
    });
    await app.follow("/index");
    const news = page.getByRole("dialog");
    await expect(news).toBeVisible();
    const answer = page.waitForResponse("**/documents/current.json");
    asked();
    await answer;
    await news.getByRole("button", { name: app.words("notice.close") }).click();
    await shows(page, "Corvanta Twelve");
    await app.arrived("/index");
  });

  test("S22 what is exported is what is live, by the host that runs, whatever the folder says", async () => {
    const id = await byHand.publishAs("Corvanta Live");
    byHand.rename("Corvanta Draft");
    const kept = mkdtempSync(join(tmpdir(), "exported-live-"));
    const told = await byHand.run("export", [join(kept, "out")]);
    expect(told).toMatch(
      new RegExp(`Live since .*: ${id}, for all devices\\.\nRelease ${id} is exported: \\d+ files in `),
    );
    const [titled] = await titles([1]);
    expect(titled).toContain("Corvanta Live");
    expect(readFileSync(join(kept, "out/public/716/104/en_US/index.html"), "utf8")).toContain(
      `<title>${titled}</title>`,
    );
    // What it calls itself is what the host says as well.
    const current = await fetch(`${byHand.server.url}/documents/current.json`);
    expect(await current.text()).toBe(readFileSync(join(kept, "out/public/documents/current.json"), "utf8"));
    rmSync(kept, { recursive: true, force: true });
  });

  test("R14 a release with an error cannot be made, and nothing changes", async () => {
    const before = await byHand.run("releases");
    const good = readFileSync(join(byHand.documents.root, brand), "utf8");
    byHand.documents.edit<Record<string, unknown>>(brand, (data) => {
      data.flagz = {};
    });
    const words = ["--root", byHand.documents.root, "--why", "x"];
    const said = await byHand.run("publish", words, "badly");
    expect(said).toMatch(/brands\/business\/716\.brand\.json:\d+:\d+ .*flagz/);
    expect(said).toContain("Nothing was published.");
    byHand.documents.write(brand, good);
    expect(await byHand.run("releases")).toBe(before);
    expect(await byHand.run("publish", ["--root", byHand.documents.root], "badly")).toContain("expected a reason");
    expect(await byHand.run("release-back", ["nothing"], "badly")).toContain("there is no release nothing");
  });
});
