import { join } from "node:path";
import type { Browser } from "@playwright/test";
import type { Picture } from "./contact-sheet.ts";
import { enterAs } from "./enter-as.ts";
import { takePicture } from "./take-picture.ts";

/** Whose home, in which brand and language. */
export interface Home {
  readonly persona: number;
  readonly b: string;
  readonly c: string;
  readonly language: string;
}

/**
 * Who has no account (43), loses the session at once (20-26), cannot log in by the password of all (41, 42) or is asked
 * first whether he stays (44).
 */
const without = [20, 21, 22, 23, 24, 25, 26, 41, 42, 43, 44];

/** The personas whose home shows. */
export const personasAtHome: readonly number[] = Array.from({ length: 60 }, (_, index) => index + 2).filter(
  (number) => !without.includes(number),
);

/** Every pair of the product (B2). */
export const pairs: readonly { readonly b: string; readonly c: string }[] = ["716", "717", "718"].flatMap((b) =>
  ["104", "127", "130", "301", "302", "304", "305"].map((c) => ({ b, c })),
);

/** Draws homes at 360 × 740, whole; the sheet says how tall each is. */
export async function homePictures(
  browser: Browser,
  url: string,
  homes: readonly Home[],
  folder: string,
): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const home of homes) {
    const { persona, b, c, language } = home;
    const page = await enterAs(browser, url, home);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: 360, height: Math.max(740, height) });
    const file = join(folder, `home-${b}-${c}-${persona}-${language}.png`);
    await takePicture(page, file);
    pictures.push({ name: `${b}/${c} persona ${persona}: ${height} px`, file });
    await page.context().close();
  }
  return pictures;
}
