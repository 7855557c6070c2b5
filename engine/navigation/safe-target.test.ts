import { describe, expect, it } from "vitest";
import type { RouteEntry } from "./route.ts";
import { type SafeTarget, safeTarget } from "./safe-target.ts";

const hosts = ["guide.example.com", ".trusted.example"];
const routes: RouteEntry[] = [
  { id: "home", route: "/index", access: "member" },
  { id: "info", route: "/lendInfo", access: "member" },
  { id: "result", route: "/result/{status?}", access: "member" },
  { id: "lost", route: "/*", access: "any" },
];

const own = (to: string): SafeTarget => ({ kind: "own", to });
const outside = (url: string): SafeTarget => ({ kind: "outside", url });

const good: [address: string, target: SafeTarget][] = [
  ["/index", own("/index")],
  ["#/index", own("/index")],
  ["/index/", own("/index/")],
  ["/lendInfo?productType=large", own("/lendInfo?productType=large")],
  ["#/result/2?a=1&b=%2F", own("/result/2?a=1&b=%2F")],
  ["https://guide.example.com/a?b=c#d", outside("https://guide.example.com/a?b=c#d")],
  ["https://a.trusted.example/", outside("https://a.trusted.example/")],
];

const hostile: unknown[] = [
  "//evil.com",
  "///evil.com",
  "/\\evil.com",
  "\\\\evil.com",
  "\\/evil.com",
  "#//evil.com",
  "#/\\evil.com",
  "##/index",
  "/%2Fevil.com",
  "/%5Cevil.com",
  "%2F%2Fevil.com",
  "/index/..//evil.com",
  "/../index",
  "/./index",
  "/index/%2e%2e/%2e%2e/evil",
  "/index\t",
  "\n/index",
  " /index",
  "/index\u0000",
  "/index?x=\\evil",
  "/index?x=a b",
  "/index#//evil.com",
  "/index@evil.com",
  "/index:80",
  "index",
  "./index",
  "?push_url=/index",
  "/nowhere",
  "/result/1/2",
  "/INDEX",
  "/*",
  "/",
  "",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\tscript:alert(1)",
  "javascript://guide.example.com/%0aalert(1)",
  "/javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "blob:https://guide.example.com/1",
  "file:///etc/passwd",
  "intent://guide.example.com#Intent;end",
  "http://guide.example.com/",
  "https://evil.com",
  "https:/guide.example.com",
  "https:guide.example.com",
  "https:///guide.example.com",
  "https:\\\\guide.example.com",
  "https://guide.example.com@evil.com",
  "https://guide.example.com:443@evil.com",
  "https://user:pass@guide.example.com",
  "https://guide.example.com%2eevil.com",
  "https://guide.example.com.evil.com",
  "https://evilguide.example.com",
  "https://evil.com/guide.example.com",
  "https://evil.com?guide.example.com",
  "https://evil.com#guide.example.com",
  "https://evil.com\\.guide.example.com",
  "https://guide.example.com:8443",
  "https://guide.example.com\t.evil.com",
  "https://ｇuide.example.com.evil.com",
  "https://guid\u0435.example.com",
  "https://trusted.example.evil.com",
  "https://nottrusted.example",
  "https://[::1]/",
  "https://127.0.0.1/",
  `/index?${"x".repeat(2000)}`,
  null,
  undefined,
  7,
  true,
  ["/index"],
  { toString: () => "/index" },
];

describe("safeTarget", () => {
  it.each([
    [1024, true],
    [1025, false],
  ])("R16 an address of %i characters: %s", (length, leads) => {
    const address = "/index?".padEnd(length, "x");
    expect(safeTarget(address, routes, hosts) !== undefined).toBe(leads);
  });

  it.each(good)("F7 F9 %s leads on", (address, target) => {
    expect(safeTarget(address, routes, hosts)).toEqual(target);
  });

  it("F7 R16 R17 the table of hostile addresses has thirty and more, each once", () => {
    expect(new Set(hostile).size).toBe(hostile.length);
    expect(hostile.length).toBeGreaterThanOrEqual(30);
  });

  it.each(hostile.map((address) => [String(address).slice(0, 60), address] as const))(
    "F7 F9 R16 R17 %j leads nowhere",
    (_, address) => {
      expect(safeTarget(address, routes, hosts)).toBeUndefined();
    },
  );
});
