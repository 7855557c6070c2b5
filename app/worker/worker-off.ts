import type { WorkerScope } from "./scope.ts";
import { cacheName } from "./shelf.ts";

// What takes a worker's place that is withdrawn (S31): nothing is kept any more, nothing is answered, and it is gone itself.
/** As `worker.ts`, it runs in nothing but a worker. */
declare const self: WorkerScope;

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([caches.delete(cacheName), self.registration.unregister()]));
});
