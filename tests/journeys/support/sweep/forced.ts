import type { Page } from "@playwright/test";

/** What is filled and is not in colours of the reader's own, a line each (K14); leaves the page as it was. */
export async function forcedFaults(page: Page): Promise<string[]> {
  const before = await page.evaluate(filled);
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  const after = await page.evaluate(filled);
  await page.emulateMedia({ forcedColors: "none", reducedMotion: "reduce" });
  return before.filter((name) => !after.includes(name)).map((name) => `in forced colours ${name} is not filled`);

  /** Runs in the page: what has the brand's colour for its ground. */
  function filled(): string[] {
    const probe = document.createElement("i");
    document.body.append(probe);
    probe.style.backgroundColor = "var(--color-brand)";
    const brand = getComputedStyle(probe).backgroundColor;
    probe.style.backgroundColor = "var(--color-ground)";
    const ground = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const all = [...document.querySelectorAll<HTMLElement>("#root *")];
    return all.flatMap((element, index) => {
      const { backgroundColor, forcedColorAdjust } = getComputedStyle(element);
      const kept = forcedColorAdjust === "none" || !matchMedia("(forced-colors: active)").matches;
      return backgroundColor === brand && brand !== ground && kept
        ? [`${element.tagName.toLowerCase()} ${index} "${(element.textContent ?? "").trim().slice(0, 30)}"`]
        : [];
    });
  }
}
