import type { Engine } from "../../engine/index.ts";

/** What says that somebody looks elsewhere, and that he is back; another window leaves the page in sight. */
interface Page {
  readonly document: EventTarget & Pick<Document, "visibilityState">;
  readonly window: EventTarget;
}

/**
 * Who was in another app or tab, such as that of his bank, and looks at the page again is told what has become of what
 * shows, where the screen says how (`on.return`): once for each time away.
 */
export function watchReturn(engine: Pick<Engine, "stage">, page: Page = { document, window }): void {
  let away = false;
  const look = (seen: boolean) => {
    const back = away && seen;
    away = !seen;
    const { stage } = engine;
    if (back && stage.kind === "visit") stage.visit.returned();
  };
  page.document.addEventListener("visibilitychange", () => look(page.document.visibilityState !== "hidden"));
  page.window.addEventListener("blur", () => look(false));
  page.window.addEventListener("focus", () => look(page.document.visibilityState !== "hidden"));
}
