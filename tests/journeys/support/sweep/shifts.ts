import type { Page } from "@playwright/test";

/** One thing that moved: by how much of the window, and what it was. */
type Shift = readonly [value: number, ...moved: string[]];

declare global {
  interface Window {
    shifts?: Shift[];
  }
}

/** How long (ms) the lender thinks about every answer, so that what stands in for it is painted before. */
const thinking = 60;

/** Notes from now on what moves by itself on every page, while the lender takes its time. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
          readonly sources: readonly { readonly node?: Node; readonly previousRect: DOMRect; currentRect: DOMRect }[];
        };
        // What follows a press within half a second does not count.
        if (hadRecentInput) continue;
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `"${(node?.textContent ?? "").trim().slice(0, 40)}" from ${Math.round(previousRect.y)} to ${Math.round(currentRect.y)} px`,
        );
        window.shifts?.push([value, ...moved]);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.route("**/ostrader/**", async (route) => {
    await new Promise((settle) => setTimeout(settle, thinking));
    // The page may be gone by now.
    await route.continue().catch(() => undefined);
  });
}

/** What moved since it was asked last, a line each. */
export async function shiftFaults(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => window.shifts?.splice(0) ?? []);
  return shifts.map(([value, ...moved]) => `layout shift of ${value.toFixed(4)}: ${moved.join(", ")}`);
}
