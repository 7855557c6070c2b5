import { describe, expect, it } from "vitest";
import { admission } from "./admission.ts";
import { isAllowedUrl } from "./allowed-url.ts";
import { matchRoute } from "./match-route.ts";
import { routesIn } from "./routes-in.ts";
import type { RouteEntry } from "./route.ts";
import { targetOf } from "./target.ts";

const hosts = ["pay.example.com", ".trusted.example"];

const addresses: [address: unknown, allowed: boolean][] = [
  ["https://pay.example.com", true],
  ["https://pay.example.com/guide?x=1#y", true],
  ["HTTPS://PAY.EXAMPLE.COM/a", true],
  ["https://a.trusted.example/", true],
  ["https://trusted.example/", false],
  ["http://pay.example.com", false],
  ["https://evil.com", false],
  ["https://pay.example.com.evil.com", false],
  ["https://evil.com/pay.example.com", false],
  ["https://evilpay.example.com", false],
  ["https://pay.example.com@evil.com", false],
  ["https://user:pass@pay.example.com", false],
  ["https://user@pay.example.com", false],
  ["https://:pass@pay.example.com", false],
  ["http://pay.example.com/https://x", false],
  ["https://pay.example.com:port", false],
  ["https://pay.example.com:8443", false],
  ["//pay.example.com", false],
  ["/\\pay.example.com", false],
  ["https:\\\\pay.example.com", false],
  ["https:/pay.example.com", false],
  ["https:pay.example.com", false],
  ["https:///pay.example.com", false],
  ["javascript:alert(1)", false],
  ["JaVaScRiPt:alert(1)//https://pay.example.com", false],
  ["data:text/html,x", false],
  ["blob:https://pay.example.com/1", false],
  ["ftp://pay.example.com", false],
  [" https://pay.example.com", false],
  ["https://pay.example.com\t.evil.com", false],
  ["https://pay.example.com\n", false],
  ["%68ttps://pay.example.com", false],
  ["https://pay%2eexample.com.evil.com", false],
  ["https://раy.example.com", false],
  ["intent://pay.example.com", false],
  ["", false],
  [null, false],
  [42, false],
  [["https://pay.example.com"], false],
];

describe("isAllowedUrl", () => {
  it.each(addresses)("R16 R17 %j → %s", (address, allowed) => {
    expect(isAllowedUrl(address, hosts)).toBe(allowed);
  });

  it("R16 an empty entry of the list allows nothing", () => {
    expect(isAllowedUrl("https://evil.com", ["", null, 7])).toBe(false);
  });
});

describe("targetOf", () => {
  it("leaves absent values out of the query", () => {
    expect(targetOf("/a", { x: 1, y: null, z: undefined, e: "", s: "ü &" })).toBe("/a?x=1&s=%C3%BC+%26");
  });

  it("adds to the query that a path has already", () => {
    expect(targetOf("/a?b=1", { c: 2 })).toBe("/a?b=1&c=2");
    expect(targetOf("/long-path")).toBe("/long-path");
  });

  it.each(["//evil", "/\\evil", "https://evil", "javascript:1", "evil", "/a\\b", "/a b", ""])(
    "R16 refuses %j",
    (to) => {
      expect(() => targetOf(to)).toThrow("not a path of this app");
    },
  );
});

const routes: RouteEntry[] = [
  { id: "list", route: "/base", access: "member" },
  { id: "page", route: "/base/{page}", access: "member" },
  { id: "fixed", route: "/base/help", access: "any" },
  { id: "result", route: "/result/{status?}", access: "any" },
  { id: "info", route: "/lendInfo", access: "any" },
  { id: "wide", route: "/Offer_large/{page?}", access: "any", anyCase: true },
  { id: "needed", route: "/needed/{page}", access: "any" },
  { id: "two", route: "/two/{first}/{second}", access: "any" },
  { id: "one", route: "/two/{first}/fixed", access: "any" },
  { id: "one-too", route: "/two/{other}/fixed", access: "any" },
  { id: "before", route: "/word/x{page}", access: "any" },
  { id: "after", route: "/word/{page}x", access: "any" },
];

const paths: [path: string, id: string | undefined, params?: Record<string, string>][] = [
  ["/base", "list", {}],
  ["/base/", "list", {}],
  ["/base/work", "page", { page: "work" }],
  ["/base/help", "fixed", {}],
  ["/result", "result", {}],
  ["/result/1", "result", { status: "1" }],
  ["/result/1/2", undefined],
  ["/lendInfo", "info", {}],
  ["/lendinfo", undefined],
  ["/Offer_large", "wide", {}],
  ["/offer_LARGE/", "wide", {}],
  ["/OFFER_LARGE/One", "wide", { page: "One" }],
  ["/offer", undefined],
  ["/BASE", undefined],
  ["/base/%E0%A4%A", "page", { page: "%E0%A4%A" }],
  ["/needed", undefined],
  ["/needed/", undefined],
  ["/two/a/b", "two", { first: "a", second: "b" }],
  ["/two/a/fixed", "one", { first: "a" }],
  ["/two/a%2Fb/fixed", "one", { first: "a/b" }],
  ["/word/xa", undefined],
  ["/word/ax", undefined],
  ["/nowhere", undefined],
];

describe("matchRoute", () => {
  it.each(paths)("S1 %s → %s", (path, id, params) => {
    const found = matchRoute(routes, path, "?x=1");
    expect(found?.entry.id).toBe(id);
    if (params) expect(found?.route).toEqual({ path, params, query: { x: "1" } });
  });

  it("S1 without a query there is none", () => {
    const entry: RouteEntry = { id: "base", route: "/base", access: "any" };
    expect(matchRoute([entry], "/base", "")).toEqual({ entry, route: { path: "/base", params: {}, query: {} } });
  });
});

describe("matchRoute with a screen for what is not found", () => {
  const lost: RouteEntry = { id: "lost", route: "/*", access: "any" };
  const base: RouteEntry = { id: "base", route: "/base/{page}", access: "any" };

  it("S3 it takes what nothing else does", () => {
    const route = { path: "/nowhere/at/all", params: {}, query: {} };
    expect(matchRoute([lost, base], "/nowhere/at/all", "")).toEqual({ entry: lost, route });
  });

  it("S3 and nothing that another takes", () => {
    expect(matchRoute([lost, base], "/base/work", "")?.entry.id).toBe("base");
  });
});

describe("routesIn", () => {
  const both: readonly RouteEntry[] = [
    { id: "web", route: "/base", access: "any" },
    { id: "app", route: "/base", access: "any", native: true },
    { id: "app-only", route: "/only", access: "any", native: true },
  ];
  it.each([
    ["a native app", true, "/base", "app"],
    ["a native app", true, "/only", "app-only"],
    ["the web", false, "/base", "web"],
    ["the web", false, "/only", undefined],
  ] as const)("S4 B1 in %s %s %s → %s", (_, native, path, id) => {
    expect(matchRoute(routesIn(both, native), path, "")?.entry.id).toBe(id);
  });
});

it.each([
  ["any", false, "enter"],
  ["any", true, "enter"],
  ["guest", false, "enter"],
  ["guest", true, "home"],
  ["member", false, "login"],
  ["member", true, "enter"],
] as const)("A1 access %s, known %s → %s", (access, known, way) => {
  expect(admission({ access }, {}, known)).toBe(way);
});

it.each([
  ["any", { gifts: true }, true, "enter"],
  ["any", { gifts: false }, true, "disabled"],
  ["member", {}, true, "disabled"],
  ["member", { gifts: false }, false, "disabled"],
  ["member", { gifts: true }, false, "login"],
] as const)("A5 a screen of the flag `gifts` for %s, brand %j, known %s → %s", (access, flags, known, way) => {
  expect(admission({ access, flag: "gifts" }, flags, known)).toBe(way);
});
