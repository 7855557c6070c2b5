import type { Page } from "@playwright/test";

/** One control that the keyboard came to. */
interface Visited {
  readonly index: number;
  readonly ring: boolean;
}

declare global {
  interface Window {
    sweep?: { controls: HTMLElement[]; visited: Visited[]; names: string[] };
  }
}

/** What the keyboard cannot reach, or reaches without showing it, a line each. Presses Tab from the page's start to its end. */
export async function keyboardFaults(page: Page): Promise<string[]> {
  const count = await page.evaluate(noteFocus);
  // A date has a stop for each of its parts, so that there may be more stops than controls.
  for (let press = 0; press < count + 20; press++) {
    await page.keyboard.press("Tab");
    if (
      press >= count &&
      (await page.evaluate(() => new Set(window.sweep?.visited.map(({ index }) => index)).size)) >= count
    )
      break;
  }
  return page.evaluate(() => {
    const { controls = [], visited = [], names = [] } = window.sweep ?? {};
    delete window.sweep;
    const reached = new Set(visited.map(({ index }) => index));
    const ofRadios = (control: HTMLElement) =>
      (control as HTMLInputElement).type === "radio" && (control as HTMLInputElement).name;
    const groups = new Set([...reached].flatMap((index) => (controls[index] && ofRadios(controls[index])) || []));
    return controls.flatMap((control, index) => {
      const group = ofRadios(control);
      if (!reached.has(index)) return group && groups.has(group) ? [] : [`Tab does not reach ${names[index]}`];
      return visited.some((one) => one.index === index && one.ring)
        ? []
        : [`${names[index]} does not show that it has focus`];
    });
  });
}

/** Runs in the page: finds its controls and notes which get focus, and whether one sees it. Gives their number. */
function noteFocus(): number {
  const selector = "a[href], button, input, select, textarea, summary, [tabindex]";
  const controls = [...document.querySelectorAll<HTMLElement>(selector)].filter((control) => {
    if (control.matches(":disabled, [tabindex='-1'], [type=hidden], [inert] *") || !control.checkVisibility())
      return false;
    // Of tabs one is in the order, the others by arrows.
    return control.tabIndex >= 0;
  });
  const names = controls.map(
    (control) =>
      `${control.tagName.toLowerCase()} "${(control.getAttribute("aria-label") ?? control.textContent ?? "").trim().slice(0, 40)}"${control.id && ` #${control.id}`}`,
  );
  (document.activeElement as HTMLElement | null)?.blur();
  const atRest = controls.map(look);
  const visited: Visited[] = [];
  window.sweep = { controls, visited, names };
  window.getSelection()?.removeAllRanges();
  document.addEventListener("focusin", ({ target }) => {
    const element = target as HTMLElement;
    const index = controls.indexOf(element);
    if (index < 0 || !window.sweep) return;
    visited.push({ index, ring: look(element) !== atRest[index] });
  });
  return controls.length;

  // The ring may be drawn by what is around a field, or by what stands for a hidden one.
  function look(element: HTMLElement): string {
    const around = [element, element.parentElement, element.parentElement?.parentElement];
    const beside = element.parentElement?.children ?? [];
    return [...around, ...beside]
      .map((one) => {
        if (!one) return "";
        const { outline, boxShadow, borderColor } = getComputedStyle(one);
        return `${outline} ${boxShadow} ${borderColor}`;
      })
      .join();
  }
}
