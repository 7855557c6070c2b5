import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Boot } from "../app/boot.ts";
import { routesIn } from "../engine/index.ts";
import { launchBrowser } from "../tests/budget/start-up.ts";
import { App } from "../tests/journeys/support/app.ts";
import { Sandbox } from "../tests/journeys/support/sandbox.ts";
import { startServer } from "../tests/journeys/support/server.ts";
import { type Language, languages } from "../tests/journeys/support/words.ts";
import { buildApp } from "./build/build-app.ts";
import { contactSheet, type Picture } from "./screens/contact-sheet.ts";
import { placesOf } from "./screens/places.ts";
import { goOn } from "./screens/go-on.ts";

// npm run screens -- --b 716 --c 104 [--language zh_CN]: a picture of every screen at 360 × 740, and one with all of them.
const { values } = parseArgs({
  options: {
    b: { type: "string", default: "718" },
    c: { type: "string", default: "302" },
    language: { type: "string", default: "en_US" },
  },
});
const { b, c } = values;
const language = values.language as Language;
if (!languages.includes(language)) {
  console.error(`--language must be one of ${languages.join(", ")}.`);
  process.exit(1);
}

await buildApp(process.cwd());
const server = await startServer();
const browser = await launchBrowser();
const folder = join("test-results/screens", `${b}-${c}-${language}`);
mkdirSync(folder, { recursive: true });
const pictures: Picture[] = [];
try {
  const boot = await fetch(`${server.url}/documents/boot/${b}-${c}-${language}.json`);
  if (!boot.ok) throw new Error(`there is no brand ${b}/${c}`);
  const { release } = (await boot.json()) as Boot;
  const places = routesIn(release.routes, false).flatMap(placesOf);
  // A login each, not a picture each: a persona's screens are taken in one visit.
  for (const persona of [...new Set(places.map((place) => place.persona))]) {
    const sandbox = new Sandbox(server.url);
    await sandbox.reset();
    // A notice would lie over the home screen.
    await sandbox.fault("/notice/list", { status: 3198, times: 1000 });
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: "en-GB" });
    const page = await context.newPage();
    const app = new App(page, server.url);
    const shoot = async (name: string) => {
      await page.locator('[data-phase="loading"]').waitFor({ state: "detached" });
      await page.locator("main [data-shape]").first().waitFor({ state: "detached" });
      await page
        .getByRole("status")
        .filter({ hasText: app.words("login.sent") })
        .waitFor({ state: "hidden" });
      const file = join(folder, `${name}.png`);
      // As tall as its content, so that what is fixed to the bottom stands at the end.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width: 360, height: Math.max(740, height) });
      await page.screenshot({ path: file, animations: "disabled" });
      await page.setViewportSize({ width: 360, height: 740 });
      pictures.push({ name, file });
    };
    if (persona === undefined) await app.open("/login", { b, c, language });
    else await app.logInAs(persona, { b, c, language });
    for (const { route, name } of places.filter((place) => place.persona === persona)) {
      await app.follow(route);
      await app.arrived(route.split("?")[0] ?? route);
      await shoot(name ?? (route.replace(/^\//, "").split("?")[0]?.replaceAll("/", "-") || "root"));
    }
    if (persona === 2) await goOn(app, sandbox, shoot);
    await context.close();
    console.log(`${pictures.length} pictures`);
  }
  const sheet = join("test-results/screens", `${b}-${c}-${language}.png`);
  await contactSheet(browser, pictures, sheet);
  console.log(`All of them: ${sheet}`);
} finally {
  await browser.close();
  await server.stop();
}
