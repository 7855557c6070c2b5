import { beforeAll } from "vitest";

// Test files share a page: what the one before left on it is none of the next one's.
beforeAll(() => document.body.replaceChildren());

// A page that was put away tells by a beacon what was tracked: none of a test's goes over a network.
Object.defineProperty(navigator, "sendBeacon", { configurable: true, writable: true, value: () => true });
