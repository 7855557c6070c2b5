import { configure } from "@testing-library/react";
import { afterAll, beforeAll, vi } from "vitest";

// What is waited for comes, however busy the machine; what never comes fails by the time of its test.
configure({ asyncUtilTimeout: 60_000 });

// Test files share a page: what the one before left on it is none of the next one's.
beforeAll(() => document.body.replaceChildren());

// They share modules as well: what stood in for one of them in a file would answer the next one.
afterAll(() => {
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

// A page that was put away tells by a beacon what was tracked: none of a test's goes over a network.
Object.defineProperty(navigator, "sendBeacon", { configurable: true, writable: true, value: () => true });

// happy-dom lays nothing out: nothing lies anywhere, as its own `elementFromPoint` says.
Object.defineProperty(document, "elementsFromPoint", { configurable: true, writable: true, value: () => [] });
