import { expect, it } from "vitest";
import type { PublishedEntry } from "../document/published.ts";
import { Catalogue } from "./catalogue.ts";
import { failure, type Failure } from "./failure.ts";

const entries: readonly PublishedEntry[] = [
  { id: "session", status: [1001, 1002], except: ["login"], then: [] },
  { id: "aborted", kind: "aborted", then: [] },
  { id: "refusal", kind: "business", except: ["quiet"], then: [] },
  { id: "odd", status: [429], kind: "business", then: [] },
  { id: "last", then: [] },
];
const catalogue = new Catalogue({ id: "errors", entries });
const business = (status: number): Failure => ({ ...failure("business"), status });

it.each<[what: string, found: Failure, screen: string, id: string]>([
  ["a status of a list", business(1002), "home", "session"],
  ["a status on a screen that is excepted", business(1002), "login", "refusal"],
  ["the number of a status that is none of business", { ...failure("timeout"), status: 1001 }, "home", "last"],
  ["a kind", failure("aborted"), "home", "aborted"],
  ["any refusal", business(3101), "home", "refusal"],
  ["a refusal where none is wanted", business(3101), "quiet", "last"],
  ["status and kind together", business(429), "quiet", "odd"],
  ["the status without the kind", { ...failure("busy"), status: 429 }, "quiet", "last"],
  ["anything", failure("network"), "home", "last"],
])("X1 the first entry that fits: %s", (_, found, screen, id) => {
  expect(catalogue.find(found, screen)?.id).toBe(id);
});

it("X1 the last entry speaks for anything; without one there are no words", () => {
  expect(catalogue.last.id).toBe("last");
  const empty = new Catalogue({ id: "errors", entries: [] });
  expect(empty.find(failure("network"), "home")).toBeUndefined();
  expect(() => empty.last).toThrow("the error catalogue is empty");
});

it.each([
  ["aborted", 1010101],
  ["timeout", -1],
  ["unsettled", -1],
] as const)("X5 a call that came to %s has the status %i", (kind, status) => {
  expect(failure(kind)).toEqual({ kind, status, message: "", content: null });
  expect(failure(kind, "m").message).toBe("m");
});
