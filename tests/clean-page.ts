import { beforeAll } from "vitest";

// Test files share a page: what the one before left on it is none of the next one's.
beforeAll(() => document.body.replaceChildren());
