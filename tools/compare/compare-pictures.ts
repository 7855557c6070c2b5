import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildApp } from "../../publish/build/build-app.ts";
import type { Pair } from "../../publish/studio/questions.ts";
import { launchBrowser } from "../../tests/browser/launch-browser.ts";
import { Sandbox } from "../../tests/journeys/support/sandbox.ts";
import { startServer } from "../../tests/journeys/support/server.ts";
import { mainScreens } from "../../tests/journeys/support/tour/main-screens.ts";
import type { PairedPicture } from "./compare-page.ts";
import { pixelDifference } from "./pixel-difference.ts";

/** The main screens of two brands in the real app, as the documents are written, each beside the other. */
export async function comparePictures(
  left: Pair,
  right: Pair,
  say: (line: string) => void,
): Promise<readonly PairedPicture[]> {
  await buildApp(process.cwd(), say);
  const folder = mkdtempSync(join(tmpdir(), "compared-"));
  const server = await startServer();
  const browser = await launchBrowser();
  try {
    const draw = async ({ business: b, channel: c }: Pair) => {
      const { pictures, missed } = await mainScreens(browser, server.url, new Sandbox(server.url), { b, c, folder });
      for (const line of missed) say(`Missed in ${b}-${c}: ${line}`);
      return new Map(pictures.map(({ name, file }) => [name, readFileSync(file)]));
    };
    const ones = await draw(left);
    const others = await draw(right);
    return [...ones].flatMap(([name, one]) => {
      const other = others.get(name);
      if (!other) return [];
      const { picture, percent } = pixelDifference(one, other);
      return [{ name, left: one, right: other, difference: picture, percent }];
    });
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
