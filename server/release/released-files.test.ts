import { expect, it } from "vitest";
import { ReleasedFiles } from "./released-files.ts";

it("R10 keeps what an earlier release had for a day, and no longer: edits without end take no memory without end", () => {
  const files = new ReleasedFiles();
  const hour = 60 * 60 * 1000;
  files.take(
    new Map([
      ["a.1", "first"],
      ["b.1", "both"],
    ]),
    0,
  );
  files.take(
    new Map([
      ["a.2", "second"],
      ["b.1", "both"],
    ]),
    100 * hour,
  );
  expect(["a.1", "a.2", "b.1", "c"].map((name) => files.get(name))).toEqual(["first", "second", "both", undefined]);
  files.take(
    new Map([
      ["a.3", "third"],
      ["b.1", "both"],
    ]),
    123 * hour,
  );
  expect(files.get("a.1")).toBe("first");
  files.take(new Map([["a.4", "fourth"]]), 124 * hour);
  expect(["a.1", "a.2", "a.3", "b.1"].map((name) => files.get(name))).toEqual([undefined, "second", "third", "both"]);
});
