import { type Engine, valuesOf } from "../../engine/index.ts";
import type { Answered, Asked } from "./asked.ts";

/** What is told of the page. */
type Page = Pick<Engine, "state" | "ui">;

/** What is held then; nothing where it could not be. */
type Held = Pick<Answered, "release" | "closed">;

/** ms after which nobody waits any longer. */
const limit = 10_000;

/**
 * Has the worker keep the release of now for the pair and language that show, at home or login alone (R10). Settles with
 * its id once all of it is held; with nothing where there is no worker, or it could not within 10 s.
 */
export async function keepRelease(page: Page): Promise<Held> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((settle) => {
    timer = setTimeout(settle, limit, undefined);
  });
  const held = await Promise.race([kept(page), late]).catch(() => undefined);
  clearTimeout(timer);
  return held ?? {};
}

/** Tells the worker what shows, which is what it gives for an address that names no brand. */
export async function tellShown(page: Page): Promise<void> {
  await told({ shown: shownBy(page) });
}

async function kept(page: Page): Promise<Held> {
  const { serviceWorker } = navigator;
  // Not sooner: a newer worker may take over before this one says that it comes.
  const renewed = new Promise((settle) => serviceWorker?.addEventListener("controllerchange", settle, { once: true }));
  const language = page.ui.language.read();
  const asked = { shown: shownBy(page), keep: { path: pathIn(language), language, loaded: loaded() } };
  const answered = await told(asked);
  if (answered.renewing !== true) return answered;
  await renewed;
  return told(asked);
}

/** Where this page lies in a language: the host has one path for all, an export a place for each (S22). */
const pathIn = (language: string) => location.pathname.replace(/\/[a-z]{2}_[A-Z]{2}\/(index\.html)?$/, `/${language}/`);

const shownBy = ({ state }: Page): Asked["shown"] => {
  const chosen = state.read("device.language");
  return {
    business: String(state.read("session.b")),
    channel: String(state.read("session.c")),
    ...(typeof chosen === "string" && { chosen }),
  };
};

/** What this page loaded of its own besides what every page of its build may need: type of the brand's own, pictures. */
const loaded = () =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);

/** What the worker says to this; nothing where there is none. */
async function told(asked: Asked): Promise<Answered> {
  const worker = navigator.serviceWorker?.controller ?? (await navigator.serviceWorker?.getRegistration())?.active;
  if (!worker) return {};
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<Answered>((settle) => {
    port1.onmessage = ({ data }) => {
      const { release, renewing, closed } = valuesOf(data);
      const flags = { renewing: renewing === true, closed: closed === true };
      settle({ ...(typeof release === "string" && { release }), ...flags });
      port1.close();
    };
  });
  worker.postMessage(asked, [port2]);
  return answered;
}
