import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { standard } from "../tests/journeys/support/brands.ts";
import { Sandbox } from "../tests/journeys/support/sandbox.ts";
import { startServer } from "../tests/journeys/support/server.ts";
import { everythingOn } from "../tests/journeys/support/tour/everything-on.ts";
import { legs } from "../tests/journeys/support/tour/legs.ts";
import { Tour } from "../tests/journeys/support/tour/tour.ts";
import { wholePicture } from "../tests/journeys/support/tour/whole-picture.ts";
import { languages } from "../tests/journeys/support/words.ts";
import { buildApp } from "../publish/build/build-app.ts";
import { contactSheet, type Picture } from "../tests/journeys/support/tour/contact-sheet.ts";
import { variants } from "../tests/journeys/support/tour/variants.ts";
import { launchBrowser } from "../tests/browser/launch-browser.ts";
import { homePictures, pairs, personasAtHome } from "../tests/journeys/support/tour/home-pictures.ts";
import { readDocuments } from "../publish/documents/read-documents.ts";
import { optionsOf, stopMisused } from "./options/options-of.ts";
import { orNearest } from "./options/or-nearest.ts";
import { exchangedPairs, noSuchPair } from "./options/pair-asked.ts";

// npm run screens -- --b 716 --c 104 [--language zh_CN]: a picture of every screen at 360 × 740, and one with all of them.
// npm run screens -- --home [--persona 4]: home of every persona in that brand, and of one persona in every pair.
const { values } = optionsOf({
  b: { type: "string", default: standard.b },
  c: { type: "string", default: standard.c },
  language: { type: "string", default: "en_US" },
  home: { type: "boolean", default: false },
  persona: { type: "string", default: "4" },
});
const { b, c } = values;
const language = languages.find((known) => known === values.language);
if (!language)
  stopMisused(`expected ${languages.join(" or ")} after --language, ${orNearest(values.language, languages)}`);
const read = readDocuments(process.cwd());
const wrong =
  exchangedPairs(read, [b, c], (codes) => `npm run screens -- --b ${codes[0]} --c ${codes[1]}`) ??
  noSuchPair(read, [b, c]);
if (wrong !== undefined) stopMisused(wrong);

await buildApp(process.cwd(), console.log);
const documents = everythingOn();
const server = await startServer(documents.root);
const browser = await launchBrowser();
const folder = join("test-results/screens", `${b}-${c}-${language}`);
mkdirSync(folder, { recursive: true });
try {
  const sandbox = new Sandbox(server.url);
  await sandbox.reset();
  // A notice would lie over the home screen.
  await sandbox.fault("/notice/list", { status: 3198, times: 1000 });
  if (values.home) await drawHomes();
  else await drawAll(sandbox);
} finally {
  await browser.close();
  await server.stop();
  documents.remove();
}

async function drawAll(sandbox: Sandbox): Promise<void> {
  const pictures: Picture[] = [];
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, locale: "en-GB" });
  const tour = new Tour(page, server.url, sandbox, { b, c, language });
  const missed = await tour.go(
    async ({ stop, persona }) => {
      const name = (stop.at ?? stop.route).slice(1).split("?")[0]?.replaceAll("/", "-") ?? "";
      const file = join(folder, `${name}-${persona ?? "guest"}.png`);
      await wholePicture(page, file);
      pictures.push({ name: `${name} (${persona ?? "guest"})`, file });
    },
    [...legs, ...variants],
  );
  for (const line of missed) console.log(`Missed: ${line}`);
  const sheet = join("test-results/screens", `${b}-${c}-${language}.png`);
  await contactSheet(browser, pictures, sheet);
  console.log(`${pictures.length} pictures. All of them: ${sheet}`);
}

async function drawHomes(): Promise<void> {
  const sheets = {
    [`home-${b}-${c}-${language}`]: personasAtHome.map((persona) => ({ persona, b, c })),
    [`home-persona-${values.persona}-${language}`]: pairs.map((pair) => ({ persona: Number(values.persona), ...pair })),
  };
  for (const [name, homes] of Object.entries(sheets)) {
    const sheet = join("test-results/screens", `${name}.png`);
    const spoken = homes.map((home) => ({ ...home, language: language ?? "en_US" }));
    await contactSheet(browser, await homePictures(browser, server.url, spoken, folder), sheet);
    console.log(`${homes.length} pictures. All of them: ${sheet}`);
  }
}
