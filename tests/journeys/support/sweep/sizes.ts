import { expect, type Page } from "@playwright/test";

/** What is too small to read or to press at a width, a line each; leaves the page as wide as it was. */
export async function smallFaults(page: Page, width: number): Promise<string[]> {
  // What takes the second press of a double tap lies over the page for a moment.
  await expect(page.locator(".press-shield")).toHaveCount(0);
  const before = page.viewportSize() ?? { width: 360, height: 740 };
  await page.setViewportSize({ ...before, width });
  const found = await page.evaluate(small);
  await page.setViewportSize(before);
  return found.map((fault) => `at ${width} px ${fault}`);
}

/**
 * Runs in the page: letters below 12 px, fields below 16 (a phone enlarges the page at those), and what a finger of 44 px
 * misses: nothing else may be hit 22 px to each side of a control's middle.
 */
function small(): string[] {
  const found: string[] = [];
  const shown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}"`;
  const isWords = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim();
  for (const element of document.querySelectorAll("#root *")) {
    const field = element.matches(
      "input:not([type=checkbox], [type=radio], [type=range], [type=file]), textarea, select",
    );
    if (!shown(element) || !(field || [...element.childNodes].some(isWords))) continue;
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    const least = field ? 16 : 12;
    if (size < least - 0.01) found.push(`${name(element)} is written in ${size.toFixed(1)} px, under ${least}`);
  }
  const scrolled = window.scrollY;
  for (const control of document.querySelectorAll<HTMLElement>("button, a[href], input, select, textarea, summary")) {
    // A link within a sentence is as high as its line.
    if (!shown(control) || getComputedStyle(control).display === "inline" || control.closest("[inert]")) continue;
    // A tick is pressed by its words too.
    const whole = control.matches("[type=checkbox], [type=radio]")
      ? (control.closest("label") ?? document.querySelector(`label[for="${control.id}"]`) ?? control)
      : control;
    const { width, height } = whole.getBoundingClientRect();
    if (width <= 1 || (width >= 43.9 && height >= 43.9)) continue;
    whole.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = whole.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hits = (dx: number, dy: number) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit !== null && (whole.contains(hit) || hit.contains(whole));
    };
    const wide = width >= 43.9 || (hits(-21.5, 0) && hits(21.5, 0));
    const high = height >= 43.9 || (hits(0, -21.5) && hits(0, 21.5));
    if (!wide || !high) found.push(`${name(control)} is ${width.toFixed(0)} × ${height.toFixed(0)} px, under 44`);
  }
  window.scrollTo({ top: scrolled, behavior: "instant" });
  return [...new Set(found)].slice(0, 8);
}
