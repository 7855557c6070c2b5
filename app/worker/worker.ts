import { noLineAddress } from "../../publish/page/worker-addresses.ts";
import { answerPage, patience } from "./answer-page.ts";
import type { Answered } from "./asked.ts";
import { firstAnswer } from "./first-answer.ts";
import { keepPage } from "./keep-page.ts";
import { readAsked, readShown } from "./read-asked.ts";
import type { WorkerScope } from "./scope.ts";
import { cacheName, Shelf } from "./shelf.ts";
import { wayOf } from "./way-of.ts";

/** Addresses of all that was built for pages (`publish/build/build-worker.ts`). */
declare const BUILT: readonly string[];

/** The types of a page know no worker; this file runs in nothing else. */
declare const self: WorkerScope;

const { origin } = self.location;

const opened = async () => new Shelf(await caches.open(cacheName), origin);
/** None once it was withdrawn: a worker that answers on for the page that is open is to leave nothing. */
const shelf = async () => {
  if (!(await caches.has(cacheName))) return undefined;
  const found = await opened();
  if (await found.file(noLineAddress)) return found;
  // It went away between the two, and was only made anew by being opened.
  await caches.delete(cacheName);
  return undefined;
};

self.addEventListener("install", (event) => {
  // What it does is the same for pages of any release: none has to wait until all of the one before are gone.
  const ready = async () => {
    await (await opened()).renew([noLineAddress]);
    await self.skipWaiting();
  };
  event.waitUntil(ready());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const way = wayOf(request, origin);
  if (way === undefined) return;
  if (way === "page") {
    const asked = event.preloadResponse.then((answer) => answer ?? fetch(request));
    const answered = async () => {
      const kept = await shelf();
      if (!kept) return asked;
      return answerPage(new URL(request.url), asked, kept, readShown(await kept.shown()));
    };
    // Whatever is wrong with what is kept, the host's own page is there.
    event.respondWith(answered().catch(() => asked));
    // A browser complains of what it asked for beforehand when nobody waits for it.
    event.waitUntil(asked.catch(() => undefined));
    return;
  }
  event.respondWith(way === "forever" ? keptFirst(request) : pictureOf(request));
});

/** Without opening it. */
const keptFile = ({ url }: Request) => caches.match(new URL(url).pathname, { cacheName });

async function keptFirst(request: Request): Promise<Response> {
  if (request.cache !== "reload") return (await keptFile(request)) ?? fetch(request);
  // The page has found that what is kept is not what its name says (R1).
  await (await shelf())?.drop(new URL(request.url).pathname);
  return fetch(request);
}

async function pictureOf(request: Request): Promise<Response> {
  const kept = () => keptFile(request);
  return (await firstAnswer({ asked: fetch(request), kept, patience })) ?? Response.error();
}

self.addEventListener("message", (event) => {
  const asked = readAsked(event.data);
  if (!asked) return;
  const { shown, keep } = asked;
  const act = async (): Promise<Answered> => {
    const kept = await shelf();
    await kept?.note(shown);
    if (!keep || !kept) return {};
    const keeping = { shelf: kept, fetch: fetch.bind(globalThis), built: BUILT, origin, now: Date.now };
    // One after the other: what one page brings is not to be swept away by another.
    return navigator.locks.request(cacheName, () => keepPage({ shown, keep }, keeping));
  };
  const answered = act().then(
    async (answer) => {
      event.ports[0]?.postMessage(answer);
      if (answer.renewing) await self.registration.update();
    },
    () => event.ports[0]?.postMessage({}),
  );
  event.waitUntil(answered);
});
