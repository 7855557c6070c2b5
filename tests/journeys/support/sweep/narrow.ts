import type { Page } from "@playwright/test";

/** What does not fit at a width, a line each; leaves the page as wide as it was. */
export async function narrowFaults(page: Page, width: number): Promise<string[]> {
  const before = page.viewportSize() ?? { width: 360, height: 740 };
  await page.setViewportSize({ ...before, width });
  const found = await page.evaluate(overflows);
  await page.setViewportSize(before);
  return found.map((fault) => `at ${width} px ${fault}`);
}

/** What does not fit when text is twice as large, as a webview's text zoom makes it: letters and lines grow, boxes do not. */
export async function largeTextFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>("#root *, body > dialog *")];
    const sizes = all.map((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element);
      return [Number.parseFloat(fontSize), Number.parseFloat(lineHeight)] as const;
    });
    for (const [index, element] of all.entries()) {
      const [font = 0, line = 0] = sizes[index] ?? [];
      element.style.fontSize = `${font * 2}px`;
      if (!Number.isNaN(line)) element.style.lineHeight = `${line * 2}px`;
    }
  });
  const found = await page.evaluate(overflows);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("#root *, body > dialog *")) {
      element.style.removeProperty("font-size");
      element.style.removeProperty("line-height");
    }
  });
  return found.map((fault) => `at 200 % ${fault}`);
}

/** Runs in the page: what is wider than the page, or cut off although somebody should read it. */
function overflows(): string[] {
  const width = document.documentElement.clientWidth;
  const found: string[] = [];
  const over = document.documentElement.scrollWidth - width;
  if (over > 0) found.push(`the page is ${over} px too wide`);
  for (const element of document.querySelectorAll<HTMLElement>("#root *")) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const box = element.getBoundingClientRect();
    // What is there for screen readers alone is a pixel; what scrolls sideways by design holds more than it shows.
    if (box.width <= 1 || box.height <= 1 || scrolls(element)) continue;
    if (box.right > width + 1 || box.left < -1) found.push(`${nameOf(element)} reaches over the edge`);
    // A figure in its field is read as one: a part of it alone is another amount (K11).
    if (
      element instanceof HTMLInputElement &&
      element.inputMode === "decimal" &&
      element.scrollWidth > element.clientWidth + 1
    )
      found.push(`${element.id} shows a part of ${element.value}`);
    if (!hasWords(element)) continue;
    const style = getComputedStyle(element);
    const hidden = /hidden|clip/;
    if (
      hidden.test(style.overflowX) &&
      style.textOverflow !== "ellipsis" &&
      element.scrollWidth > element.clientWidth + 1
    )
      found.push(`${nameOf(element)} is cut off at its side`);
    if (
      hidden.test(style.overflowY) &&
      style.webkitLineClamp === "none" &&
      element.scrollHeight > element.clientHeight + 2
    )
      found.push(`${nameOf(element)} is cut off at its end`);
    if (style.display === "inline") continue;
    const words = ownWords(element);
    if (words.width > box.width + 2) found.push(`${nameOf(element)} is wider than its box`);
    if (words.height > box.height * 1.6) found.push(`${nameOf(element)} is higher than its box`);
  }
  return [...new Set(found)].slice(0, 8);

  function nameOf(element: HTMLElement): string {
    const kind = element.className.toString().split(/[ _]/)[0];
    return `${element.tagName.toLowerCase()}.${kind} "${(element.textContent ?? "").trim().slice(0, 40)}"`;
  }

  function hasWords(element: HTMLElement): boolean {
    return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  }

  function ownWords(element: HTMLElement): { width: number; height: number } {
    const found = { width: 0, height: 0 };
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { width: wide, height: high } = range.getBoundingClientRect();
      found.width = Math.max(found.width, wide);
      found.height = Math.max(found.height, high);
    }
    return found;
  }

  function scrolls(element: HTMLElement): boolean {
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { overflowX } = getComputedStyle(at);
      if (/auto|scroll/.test(overflowX)) return true;
      // A decoration may be drawn over the edge of its card.
      if (/hidden|clip/.test(overflowX) && !element.textContent?.trim()) return true;
    }
    return false;
  }
}
