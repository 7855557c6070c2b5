import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { hidePath, showPath } from "./hidden-path.ts";

const paths = readdirSync("api", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".call.json"))
  .map((file) => (JSON.parse(readFileSync(`api/${file}`, "utf8")) as { path: string }).path.split("?")[0] as string);

it("C7 every call's path comes back, and says nothing of itself on the way", () => {
  expect(paths.length).toBeGreaterThan(40);
  for (const path of paths) {
    const hidden = hidePath(path, "k1");
    expect(hidden).toMatch(/^[0-9a-f]+$/);
    expect(showPath(hidden, "k1")).toBe(path);
    expect(showPath(hidden, "k2")).toBeUndefined();
  }
  expect(new Set(paths.map((path) => hidePath(path, "k1"))).size).toBe(new Set(paths).size);
});

it("C7 paths that begin alike do not look alike", () => {
  expect(hidePath("/things/list", "k1").slice(8, 18)).not.toBe(hidePath("/things/apply", "k1").slice(8, 18));
});

it.each(["", "00", "xyz", "0".repeat(40), "0".repeat(2000), "../../etc/passwd"])("C7 %j is nobody's path", (hidden) =>
  expect(showPath(hidden, "k1")).toBeUndefined(),
);

it("C7 a changed digit leads nowhere", () => {
  const hidden = hidePath("/things/apply", "k1");
  for (let at = 0; at < hidden.length; at++) {
    const digit = hidden[at] === "0" ? "1" : "0";
    expect(showPath(hidden.slice(0, at) + digit + hidden.slice(at + 1), "k1")).toBeUndefined();
  }
});

// Worked out apart from this code: FNV-1a of 32 bits with murmur3's last steps over `key\npath` is the check; the same over
// key and check starts a generator (1664525, 1013904223) whose highest byte hides one of the path's. A page that is open
// over a release must be understood by the server after it.
it.each([
  ["/order/send", "k1", "86e4c52e54b639fc5ab15572a2bf47"],
  ["/a", "key", "926aa413256a"],
  ["/user/info?x=1", "", "f21bd3c92764b4cf3c02cf10095a0b2e3b7a"],
])("C7 %s is hidden by %j as it always was", (path, key, hidden) => {
  expect(hidePath(path, key)).toBe(hidden);
  expect(showPath(hidden, key)).toBe(path);
});

it("C7 a path of 256 characters at most is shown", () => {
  for (const [length, shown] of [
    [1, true],
    [256, true],
    [257, false],
  ] as const) {
    const path = "/".padEnd(length, "a");
    expect(showPath(hidePath(path, "k1"), "k1") === path).toBe(shown);
  }
  expect(showPath(hidePath("", "k1"), "k1")).toBeUndefined();
});
