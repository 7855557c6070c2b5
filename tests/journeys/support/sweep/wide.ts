import type { Page } from "@playwright/test";

/** What is wrong on a desk of 1280 × 800 and on a phone on its side, a line each (K10, K12); leaves the page as it was. */
export async function wideFaults(page: Page): Promise<string[]> {
  const before = page.viewportSize() ?? { width: 360, height: 740 };
  await page.setViewportSize({ width: 1280, height: 800 });
  const onDesk = await page.evaluate(spread);
  await page.setViewportSize({ width: 740, height: 360 });
  const onItsSide = await page.evaluate(docked);
  await page.setViewportSize(before);
  return [...onDesk.map((fault) => `at 1280 × 800 ${fault}`), ...onItsSide.map((fault) => `at 740 × 360 ${fault}`)];
}

/** Runs in the page: columns that do not stand beside each other, and what is pressed or docked that is wider than a column. */
function spread(): string[] {
  const found: string[] = [];
  const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (over > 0) found.push(`the page is ${over} px too wide`);
  for (const columns of document.querySelectorAll('main [data-direction="columns"]')) {
    const [one, other] = [...columns.children].map((column) => column.getBoundingClientRect());
    if (one && other && other.height > 0 && (other.left < one.right || other.top >= one.bottom))
      found.push("the second column does not stand beside the first");
  }
  for (const button of document.querySelectorAll("main button, main a")) {
    const { width } = button.getBoundingClientRect();
    if (width > 640) found.push(`"${button.textContent}" is ${Math.round(width)} px wide`);
  }
  for (const bar of document.querySelectorAll<HTMLElement>("#root *")) {
    const { position, bottom } = getComputedStyle(bar);
    if ((position === "sticky" || position === "fixed") && bottom !== "auto" && bar.offsetWidth > 640)
      found.push(`what is docked is ${bar.offsetWidth} px wide`);
  }
  return found;
}

/** Runs in the page: what stays in a low window whatever is scrolled. */
function docked(): string[] {
  return [...document.querySelectorAll<HTMLElement>("#root *")].flatMap((element) => {
    const { position } = getComputedStyle(element);
    const stays = position === "fixed" || position === "sticky";
    const height = element.offsetHeight;
    return stays && height > 30 && element.checkVisibility() ? [`${height} of ${innerHeight} px are docked over`] : [];
  });
}
