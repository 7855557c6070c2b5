import type { Page } from "@playwright/test";

/** A picture of what the page shows, without what was said on the screen before. */
export async function takePicture(page: Page, path: string): Promise<void> {
  // A style for the picture alone would break the page's policy.
  await page.evaluate(() => {
    for (const said of document.querySelectorAll<HTMLElement>("[popover]")) said.style.visibility = "hidden";
  });
  await page.screenshot({ path, animations: "disabled" });
}
