import type { Page } from "@playwright/test";
import { takePicture } from "./take-picture.ts";

/** A picture of a whole screen: as tall as its content, so that what is fixed to the bottom stands at the end. */
export async function wholePicture(page: Page, file: string): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 360, height: Math.max(740, height) });
  await takePicture(page, file);
  await page.setViewportSize({ width: 360, height: 740 });
}
