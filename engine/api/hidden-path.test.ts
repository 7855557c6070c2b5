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
