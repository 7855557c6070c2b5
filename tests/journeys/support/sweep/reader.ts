import type { Page } from "@playwright/test";

/** What a reader whose own text size is twice the browser's cannot read, a line each (K11); leaves the page as it was. */
export async function readerFaults(page: Page): Promise<string[]> {
  // One's own size of 32 px instead of 16 is a hundred more at the root (`widgets/tokens.css`).
  await page.evaluate(() => {
    const root = document.documentElement;
    root.style.fontSize = `${Number.parseFloat(getComputedStyle(root).fontSize) + 100}px`;
  });
  const found = await page.evaluate(broken);
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  return found.map((fault) => `with the reader's text twice as large ${fault}`);
}

/** Runs in the page: words and amounts that go on in the next line, what is too wide, and what is docked over a quarter of it. */
function broken(): string[] {
  const found: string[] = [];
  const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (over > 0) found.push(`the page is ${over} px too wide`);
  const texts = document.createTreeWalker(document.querySelector("#root") ?? document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || parent.offsetWidth <= 1)
      continue;
    // Chinese breaks between any two signs; an address, a code and a name are longer than a line may be.
    for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[A-Za-z]{1,12}(?![\w@.-])|[₦−]*\d[\d,.]*\d/g)) {
      if (/[\w@.:*/-]/.test((node.textContent ?? "")[index - 1] ?? " ")) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) found.push(`breaks "${word}" apart in "${(node.textContent ?? "").trim().slice(0, 40)}"`);
    }
  }
  for (const element of document.querySelectorAll<HTMLElement>("#root *")) {
    const { position, bottom } = getComputedStyle(element);
    if ((position !== "sticky" && position !== "fixed") || bottom === "auto" || !element.checkVisibility()) continue;
    const { height } = element.getBoundingClientRect();
    if (height > innerHeight / 4) found.push(`${Math.round(height)} of ${innerHeight} px are docked over`);
  }
  return [...new Set(found)].slice(0, 8);
}
