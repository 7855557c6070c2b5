import { expect, type Locator, type Page } from "@playwright/test";

/** Two presses on one control, `gap` ms apart, as a hurried or doubtful thumb makes them. */
export const pressTwice = (button: Locator, gap: number): Promise<void> =>
  button.evaluate(
    (element: HTMLElement, ms) =>
      new Promise<void>((settle) => {
        element.click();
        setTimeout(() => {
          element.click();
          settle();
        }, ms);
      }),
    gap,
  );

/** How many requests of a path the page sends from now on. */
export function countCalls(page: Page, path: string): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith(path)) count++;
  });
  return () => count;
}

/** Moves on by Tab until a control has the focus, as somebody without a mouse does. @throws when it is not reached. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let press = 0; press < 20; press++) {
    await page.keyboard.press("Tab");
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error("the keyboard does not reach it");
}

/**
 * Waits until a press of the mouse at any place reaches what lies there: the mouse waits for nothing, and where was
 * pressed before nothing is while a screen comes, nor a moment after (`app/page/press-shield.ts`).
 */
export const untilPressable = (page: Page): Promise<void> =>
  expect(page.locator('.press-shield, [data-phase="loading"]')).toHaveCount(0);
