import { runInNewContext } from "node:vm";
import { describe, expect, it, vi } from "vitest";
import type { Boot } from "../../publish/page/boot.ts";
import { hosted } from "../testing/hosted.ts";
import { pageScript, rootScript } from "./place-scripts.ts";

// All documents are read and checked: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const release = hosted().current();
const boot = (business: string, channel: string) => {
  const found = release.boot(business, channel, "en_US");
  if (!found) throw new Error(`there is no ${business}-${channel}`);
  return found;
};
/** 716/104 lets one choose a language, 718/302 does not. */
const boots: readonly Boot[] = [boot("716", "104"), boot("718", "302"), boot("717", "301")];
const root = rootScript(boots, { codes: release.codes, fallback: { business: "718", channel: "302" } });

/** Where a script leads from an address: to another, to the same page under another, or nowhere. */
function led(script: string, address: string, cookie: string | (() => string) = ""): { to?: string; stays?: string } {
  const { pathname, search, hash } = new URL(address, "https://app.example");
  const said: { to?: string; stays?: string } = {};
  runInNewContext(script, {
    URLSearchParams,
    document: Object.defineProperty({}, "cookie", { get: typeof cookie === "string" ? () => cookie : cookie }),
    location: { pathname, search, hash, replace: (to: string) => void (said.to = to) },
    history: { replaceState: (_state: null, _title: string, stays: string) => void (said.stays = stays) },
  });
  return said;
}

const denied = () => {
  throw new DOMException("denied", "SecurityError");
};

describe("S22 the root page", () => {
  it.each([
    ["names nothing: the usual brand", "/", "", "/718/302/en_US/"],
    ["names a brand", "/?b=716&c=104", "", "/716/104/en_US/?b=716&c=104"],
    [
      "names it in the hash, which wins",
      "/?b=718&c=302#/login?b=716&c=104",
      "",
      "/716/104/en_US/?b=718&c=302#/login?b=716&c=104",
    ],
    ["noted a brand", "/#/bill", "brand=716-104", "/716/104/en_US/#/bill"],
    ["noted a brand and a language", "/", "x=1; brand=716-104; language=zh_CN", "/716/104/zh_CN/"],
    [
      "noted a language that the brand does not let one choose",
      "/",
      "brand=718-302; language=zh_CN",
      "/718/302/en_US/",
    ],
    ["names a code that is none", "/?b=999&c=302", "brand=716-104", "/718/302/en_US/?b=999&c=302"],
    ["names a code twice", "/?b=716&b=717&c=302", "", "/718/302/en_US/?b=716&b=717&c=302"],
    ["noted nonsense", "/", "brand=__proto__-x; language=constructor", "/718/302/en_US/"],
    ["names a pair that has no page, which is not shown as another", "/?b=716&c=127", "", "/716/127/"],
    ["R60 may not ask for what was noted", "/?b=716&c=104", denied, "/716/104/en_US/?b=716&c=104"],
  ])("that %s", (_, address, cookie, to) => {
    expect(led(root, address, cookie)).toEqual({ to });
  });
});

describe("S22 a pair's page", () => {
  const page = pageScript(boot("716", "104"));

  it.each([
    [
      "says its own brand, which the tab may have forgotten",
      "/716/104/en_US/#/bill",
      "brand=718-302",
      { stays: "/716/104/en_US/?b=716&c=104#/bill" },
    ],
    [
      "F7 F9 keeps what a link brings, which names no brand",
      "/716/104/en_US/?ticket=T&push_url=%2Fcredit%3Fx%3D1&loanGid=7#/login",
      "",
      { stays: "/716/104/en_US/?ticket=T&push_url=%2Fcredit%3Fx%3D1&loanGid=7&b=716&c=104#/login" },
    ],
    ["stays as it was asked for", "/716/104/en_US/?b=716&c=104#/bill", "", {}],
    ["asked for by the name of its file", "/716/104/en_US/index.html?b=716&c=104", "", {}],
    ["R11 asked for a code that is none", "/716/104/en_US/#/login?b=999&c=999", "", { to: "/#/login?b=999&c=999" }],
    ["asked for another brand", "/716/104/en_US/?b=718&c=302#/login", "", { to: "/?b=718&c=302#/login" }],
    [
      "opened by who chose its other language",
      "/716/104/en_US/?b=716&c=104",
      "language=zh_CN",
      { to: "/716/104/zh_CN/?b=716&c=104" },
    ],
  ])("%s", (_, address, cookie, said) => {
    expect(led(page, address, cookie)).toEqual(said);
  });

  it.each([
    ["stays for who chose none", "/716/104/zh_CN/#/bill", "", { stays: "/716/104/zh_CN/?b=716&c=104#/bill" }],
    ["leads who chose another to that", "/716/104/zh_CN/#/bill", "language=en_US", { to: "/716/104/en_US/#/bill" }],
  ])("in its other language %s", (_, address, cookie, said) => {
    const other = release.boot("716", "104", "zh_CN");
    if (!other) throw new Error("716/104 does not speak zh_CN");
    expect(led(pageScript(other), address, cookie)).toEqual(said);
  });

  it("holds no other brand", () => {
    expect(page).not.toMatch(/718-302|717-301/);
    expect(page).toContain("716-104");
  });
});
