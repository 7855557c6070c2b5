import { expect, type Locator, type Page } from "@playwright/test";

/** A phone's window whose keyboard is open. */
export const KEYBOARD_OPEN = { width: 360, height: 420 };

/** Holds a field and what is said of it to be seen whole: in the window, with nothing over them (K12). */
export async function expectClear(page: Page, ...seen: readonly Locator[]): Promise<void> {
  for (const one of seen)
    await expect
      .poll(() => one.evaluate(hidden), {
        message: `what hides ${one.toString()} in ${JSON.stringify(page.viewportSize())}`,
      })
      .toBe("");
}

/** Runs in the page: what hides an element, in words; nothing where it is seen whole. */
function hidden(element: Element): string {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) return `${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight} px`;
  for (const y of [top + 2, bottom - 2]) {
    const over = document.elementFromPoint((left + right) / 2, y);
    if (over && !element.contains(over) && !over.contains(element)) return `${over.tagName} "${over.textContent}"`;
  }
  return "";
}
