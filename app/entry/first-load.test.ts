import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { AppState } from "../../engine/index.ts";
import sessionKeys from "../../schemas/entities/session-keys.schema.json" with { type: "json" };
import type { LendingBrand } from "../../publish/page/lending-brand.ts";
import { asksEntry } from "./asks-entry.ts";
import { firstLoad } from "./first-load.ts";
import keys from "./session-keys.json" with { type: "json" };
import { startSession } from "./start-session.ts";

const brandOf = (entryParams: boolean) =>
  ({ flags: { entryParams }, routes: { entry: "/entry", home: "/index", login: "/login" } }) as unknown as LendingBrand;

function load(address: string, { state = new AppState({}), own = false } = {}) {
  const { pathname, search, hash } = new URL(address, "https://app.example");
  const next = firstLoad({ pathname, search, hash }, state, brandOf(own));
  return { next, state, entry: state.read("env.entry") };
}

const storeOf = (stored: Map<string, string>) => ({
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
  key: (index: number) => [...stored.keys()][index] ?? null,
  get length() {
    return stored.size;
  },
});

const addresses: [address: string, next: string, entry: unknown][] = [
  ["/?b=718&c=302", "/?b=718&c=302", undefined],
  ["/?b=718&push_url=credit", "/?b=718#/entry", { link: "credit" }],
  ["/#/index?sms_url=%2FlendInfo", "/#/entry", { link: "/lendInfo" }],
  ["/?push_url=a#/index?push_url=b&x=1", "/#/entry", { link: "b" }],
  ["/?push_url=a&push_url=b#/bill?x=1", "/#/bill?x=1", undefined],
  ["/?push_url=#/bill", "/#/bill", undefined],
  [`/?push_url=${"x".repeat(513)}#/bill`, "/#/bill", undefined],
  ["/?push_url=https://evil.com", "/#/entry", { link: "https://evil.com" }],
  [
    "/?b=718&ticket=T&redirectUrl=%2Fbill#/index?c=302",
    "/?b=718#/entry",
    { ticket: "T", redirectUrl: "/bill", userToken: undefined, userGid: undefined },
  ],
  [
    "/?userToken=K&userGid=u&push_url=/bill",
    "/#/entry",
    { userToken: "K", userGid: "u", redirectUrl: "/bill", ticket: undefined },
  ],
  ["/?redirectUrl=https://evil.com#/index", "/?redirectUrl=https%3A%2F%2Fevil.com#/index", undefined],
];

describe("firstLoad", () => {
  it.each(addresses)("F7 F9 %s", (address, next, entry) => {
    const loaded = load(address);
    expect([loaded.next, loaded.entry]).toEqual([next, entry]);
  });

  it("F7 the same link is routed once in a session, another one is routed again", () => {
    const { state } = load("/?push_url=credit");
    state.write("env.entry", undefined);
    expect(load("/?push_url=credit#/bill", { state })).toMatchObject({ next: "/#/bill", entry: undefined });
    expect(load("/?push_url=lendInfo#/bill", { state }).entry).toEqual({ link: "lendInfo" });
  });

  it("F9 a ticket is in no address and in no storage", () => {
    const stored = new Map<string, string>();
    const store = storeOf(stored);
    const state = new AppState({ session: store, journey: store, device: store });
    const { next } = load("/?ticket=SECRET&userToken=SECRET2&ch=9", { state });
    expect(next + JSON.stringify([...stored])).not.toContain("SECRET");
    expect(stored.get("app.session.ch")).toBe('"9"');
  });
});

const params =
  "loanGid=g1&netAmount=10000.50&applyTime=1700000000000&mobile=7100000052&dueTime=1701000000000&fee=2660&loanAmount=13000&withdrawCardNo=****1234&bvn=22000000052&name=Ada%20Obi&other=1";

describe("E19 entry parameters", () => {
  it("E19 leave the address; under loanGid is kept what is read, and the storage holds no BVN and no name", () => {
    const stored = new Map<string, string>();
    const state = new AppState({ session: storeOf(stored), journey: storeOf(stored), device: storeOf(stored) });
    const { next } = load(`/?c=130&${params}#/index`, { own: true, state });
    expect(next).toBe("/?c=130&other=1#/index");
    expect(state.read("session.loanGid")).toEqual({ loanGid: "g1", mobile: "7100000052" });
    expect([...stored]).toEqual([["app.session.loanGid", '{"loanGid":"g1","mobile":"7100000052"}']]);
    state.wipe("session", ["b", "c"]);
    expect(state.read("session.loanGid")).toBeUndefined();
  });

  it("E19 nothing is kept that no document reads", () => {
    const { state } = load(`/?c=130&${params}`, { own: true });
    const screens = readdirSync("screens", { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".json"),
    );
    const texts = screens.map((file) => readFileSync(`screens/${file}`, "utf8")).join("");
    const kept = Object.keys(state.read("session.loanGid") as object).filter((name) => name !== "loanGid");
    for (const name of kept) expect(texts).toContain(`"session.loanGid.${name}"`);
  });

  it.each(["/payWithBank", "/repayment", "/billDetail", "/lendContract"])(
    "R29 R65 %s loaded anew goes on with its loan, and what the channel handed over stays",
    (route) => {
      const { state } = load(`/?c=130&${params}`, { own: true });
      const next = `/#${route}?loanGid=L2&payGid=P1`;
      expect(load(next, { own: true, state }).next).toBe(next);
      expect(load(`${next}&bvn=22000000052&name=Ada`, { own: true, state }).next).toBe(next);
      expect(state.read("session.loanGid")).toEqual({ loanGid: "g1", mobile: "7100000052" });
    },
  );

  it.each(["", "/entry", "/index", "/login"])("E19 what is handed over to %o is taken off it", (route) => {
    const { state, next } = load(`/?c=130#${route}?loanGid=g1&mobile=7100000052`, { own: true });
    expect(next).toBe(route ? `/?c=130#${route}` : "/?c=130");
    expect(state.read("session.loanGid")).toEqual({ loanGid: "g1", mobile: "7100000052" });
  });

  it.each([
    ["a brand without them", params, false, undefined],
    ["without loanGid's value", params.replace("g1", ""), true, undefined],
    ["a value that is too long", `loanGid=g&mobile=${"7".repeat(129)}`, true, { loanGid: "g" }],
    ["a value given twice", "loanGid=g&mobile=1&mobile=2", true, { loanGid: "g" }],
  ])("E19 %s", (_, query, own, kept) => {
    expect(load(`/?${query}`, { own }).state.read("session.loanGid")).toEqual(kept);
  });
});

describe("E20 session keys", () => {
  it("E20 every key of the entity has its place, and a place of its own", () => {
    const names = keys.map(({ name }) => name);
    expect(Object.keys(sessionKeys.properties).filter((name) => !names.includes(name))).toEqual([]);
    expect(new Set(keys.map(({ path }) => path)).size).toBe(keys.length);
  });

  it("E20 what an address says is kept when it is one plain word", () => {
    const { state } = load(
      "/?debug=1&ch=1531101234&appver=2.3.1&unionId=<b>&vconsoleDisable=#/login?userChannelGid=u-1",
    );
    const read = (name: string) => state.read(`session.${name}`);
    expect(["debug", "ch", "appver", "unionId", "vconsoleDisable", "userChannelGid"].map(read)).toEqual([
      "1",
      "1531101234",
      "2.3.1",
      undefined,
      undefined,
      "u-1",
    ]);
  });

  it("E20 the session's id is what the storage holds, else the time", () => {
    const state = new AppState({});
    startSession(state, 1_700_000_000_000, "1.0.0");
    startSession(state, 1_800_000_000_000, "9.9.9");
    const read = ["session.sessionId", "session.ACQSessionId", "session.appver", "device.installTime"];
    expect(read.map((path) => state.read(path))).toEqual([
      "1700000000000",
      "1700000000000",
      "1.0.0",
      1_700_000_000_000,
    ]);
  });
});

const asking: [address: string, asks: boolean][] = [
  ["https://x/?b=718&c=302#/index", false],
  ["https://x/#/lendInfo?productType=large", false],
  ["https://x/?mypush_url=a", false],
  ["https://x/#/index?push_url=a", true],
  ["https://x/?b=1&ticket=a", true],
  ["https://x/?loanGid=a", true],
  ...keys.flatMap(({ parameter }) => (parameter ? [[`https://x/?a=1&${parameter}=1`, true] as [string, boolean]] : [])),
];

it.each(asking)("F7 F9 E20 %s brings something along: %s", (address, asks) => {
  expect(asksEntry(address)).toBe(asks);
});
