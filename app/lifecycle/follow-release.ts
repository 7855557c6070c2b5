import { type Engine, valuesOf } from "../../engine/index.ts";
import type { Boot } from "../../publish/page/boot.ts";
import { keepCookie, keptCookie } from "../page/cookie.ts";

/** What following takes of a page. */
interface Page {
  readonly document: { cookie: string };
  readonly events: {
    addEventListener(type: "pointerdown" | "keydown" | "focus" | "beforeunload", heard: () => void): void;
  };
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
  /** Whether this page may be one that this device kept, and not what the host has now. */
  readonly kept: boolean;
  /**
   * Has what is live at hand for the next page, where pages are kept; settles in any case, with the release that is held
   * then, or that the brand is closed.
   */
  readonly keep: () => Promise<{ readonly release?: string; readonly closed?: boolean }>;
  /** Settles when no call is on its way that must not be cut off (R33). */
  readonly settled: () => Promise<void>;
  /** Makes a new page here. */
  readonly reload: () => void;
}

/** ms in which what was pressed in a dialog leads on, after it closed. */
const leadsOn = 1000;

/**
 * A visit keeps the release that it began with, over reloads too, until it comes to home or login; there it goes on with
 * the one that is live (R10). Where somebody has begun something there, it waits for the next time. What home tells by
 * itself nobody began: the visit goes on once that is put away, for no page tells it twice (D5).
 */
export function followRelease({ ui }: Pick<Engine, "ui">, { release, brand }: Boot, page: Page): void {
  const { home, login } = brand.routes;
  // Kept, or of a host that was asked for the release of a visit before: perhaps another one is live.
  const perhapsOld = page.kept || (keptCookie(page.document, "release") ?? "") !== "";
  let shown: unknown;
  let touched = false;
  /** Somebody pressed in a dialog; where that stands there by itself, he began nothing. */
  let answered = false;
  const pressed = () => {
    if (ui.dialogs.read().length > 0) answered = true;
    else touched = true;
  };
  for (const event of ["pointerdown", "keydown"] as const) page.events.addEventListener(event, pressed);
  page.events.addEventListener("beforeunload", () => (touched = true));

  const placeOf = () => {
    const stage = ui.stage.read();
    return stage.kind === "visit" ? stage.visit.session.route.path : undefined;
  };
  const isThreshold = (path: string | undefined) => path === home || path === login;
  /** For the host, which chooses by it; of the tabs of a browser each says it again when it is loaded anew. */
  const keep = () => {
    keepCookie(page.document, `release=${isThreshold(placeOf()) ? "" : release.id}`);
  };
  const look = async () => {
    const stage = ui.stage.read();
    touched = answered = false;
    const live = await liveRelease(page.fetch);
    if (live === undefined || live === release.id) return;
    const held = await page.keep();
    // The next page would be the kept one again, and the one after it, for ever.
    if (page.kept && held.release !== live && held.closed !== true) return;
    // He may begin something while that takes its time.
    await page.settled();
    while (!touched && (answered || ui.dialogs.read().length > 0)) {
      await allClosed(ui.dialogs);
      // What was pressed there may be a way to elsewhere.
      answered = false;
      await new Promise((settle) => setTimeout(settle, leadsOn));
      await page.settled();
    }
    if (!touched && ui.stage.read() === stage) page.reload();
  };
  const arrived = () => {
    const stage = ui.stage.read();
    if (stage.kind !== "visit" || stage.visit === shown) return;
    const first = shown === undefined;
    shown = stage.visit;
    keep();
    // Else the first screen of a page came with what is live.
    if ((!first || perhapsOld) && isThreshold(placeOf())) void look();
  };
  arrived();
  ui.stage.watch(arrived);
  // Another tab may have said otherwise meanwhile.
  for (const event of ["focus", "beforeunload"] as const) page.events.addEventListener(event, keep);
  tellUnfit(release.id, page);
}

/** Settles once no dialog is open. */
async function allClosed(dialogs: Engine["ui"]["dialogs"]): Promise<void> {
  while (dialogs.read().length > 0)
    await new Promise<void>((settle) => {
      const stop = dialogs.watch(() => {
        stop();
        settle();
      });
    });
}

/** Undefined where nobody can be asked. */
async function liveRelease(fetch: Page["fetch"]): Promise<string | undefined> {
  try {
    const answer = await fetch("/documents/current.json", { cache: "no-store" });
    const { release } = valuesOf(answer.ok ? await answer.json() : undefined);
    return typeof release === "string" ? release : undefined;
  } catch {
    return undefined;
  }
}

/** This page works where that of another release did not (R8): the host counts such devices. */
function tellUnfit(release: string, { document, fetch }: Page): void {
  const unfit = keptCookie(document, "unfit");
  if (unfit === undefined || unfit === release) return;
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ release: unfit });
  fetch("/documents/unfit", { method: "POST", headers, body, keepalive: true }).catch(() => undefined);
}
