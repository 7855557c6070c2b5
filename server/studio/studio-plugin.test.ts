import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { roles } from "../../publish/studio/roles.ts";
import { type OpenDatabase, openDatabase } from "../database/open-database.ts";
import { newServer } from "../front/new-server.ts";
import { misledBy } from "../front/own-address.ts";
import { strangerBecause } from "../front/stranger.ts";
import { Operators } from "../store/operators.ts";
import { storePlace } from "../store/release-store.ts";
import { askedSchemas } from "./asked-schemas.ts";
import type { By } from "./public-side.ts";
import { Sessions } from "./sessions.ts";
import type { SignedIn } from "./sign-in.ts";
import { type StudioDoor, studioPlugin } from "./studio-plugin.ts";

// A database opens: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), "studio-"));
mkdirSync(join(folder, "studio/assets"), { recursive: true });
writeFileSync(join(folder, "studio.html"), "<head><title>Studio</title></head>");
writeFileSync(join(folder, "studio/assets/studio.js"), "1");

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase(storePlace({}));
  for (const role of roles)
    await new Operators(database.db).carryOut({ is: "add", name: `the-${role}`, role, hash: "h" }, "root");
});
afterAll(() => database.close());

let server: Awaited<ReturnType<typeof newServer>>;
let sessions: Sessions;
/** What was asked, and noted, of whom. */
let heard: string[];

/** A studio that is reached by a link on this machine, or at an address of its own. */
async function open(origin?: string, proxies: string[] = []) {
  heard = [];
  sessions = new Sessions(database.db, { links: origin === undefined });
  server = await newServer({ logLevel: "silent", proxies });
  const studio = {
    ask: async (name: string, asked: object, { who }: By) => {
      heard.push(`${who} asks ${name} ${JSON.stringify(asked)}`);
      if ("edit" in asked && asked.edit === 7) throw new Error("There is no edit 7.");
      return { answered: name };
    },
    noted: async (who: string, said: string) => void heard.push(`${who}: ${said}`),
  };
  const door: StudioDoor = origin
    ? { refuses: misledBy(origin), links: false, secure: origin.startsWith("https:") }
    : { refuses: strangerBecause, links: true, secure: false };
  await server.register(studioPlugin, {
    ...{ studio, door, sessions, folder, gated: origin !== undefined },
    anybody: async () => true,
    signIn: async ({ name, password, from }): Promise<SignedIn> => {
      heard.push(`${name} tries ${password} from ${from}`);
      if (password === "locked") return { is: "locked", until: new Date("2026-03-02T12:15:00Z") };
      return password === "right" ? { is: "in", name } : { is: "wrong" };
    },
    entered: () => void heard.push("another link"),
    preview: "http://127.0.0.1:1",
    follows: false,
    personas: [],
    secrets: "",
  });
}
beforeEach(() => open());
afterEach(() => server.close());

const host = "127.0.0.1:4000";

async function enter(): Promise<{ readonly cookie: string; readonly token: string }> {
  const { headers } = await server.inject({ url: `/studio/enter?key=${sessions.key("ada")}`, headers: { host } });
  const [cookie = ""] = String(headers["set-cookie"]).split(";");
  const { token } = (await server.inject({ url: "/studio/session", headers: { host, cookie } })).json();
  return { cookie, token };
}

const ask = (name: string, body: object, headers: Readonly<Record<string, string>>) =>
  server.inject({ method: "POST", url: `/studio/ask/${name}`, payload: body, headers: { host, ...headers } });

it("a link lets somebody in once, by a cookie that no script reads and no other site sends; both are noted", async () => {
  const key = sessions.key("ada");
  // Who only asks whether it is there does not use it up.
  await server.inject({ method: "HEAD", url: `/studio/enter?key=${key}`, headers: { host } });
  const first = await server.inject({ url: `/studio/enter?key=${key}`, headers: { host } });
  expect(first.headers.location).toBe("/studio");
  expect(first.headers["set-cookie"]).toMatch(/^studio=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/studio$/);
  const second = await server.inject({ url: `/studio/enter?key=${key}`, headers: { host } });
  expect(second.headers["set-cookie"]).toBeUndefined();
  expect(heard).toEqual(["ada: Came into the studio.", "another link"]);
});

it("who guesses keys is stopped after twenty in a minute", async () => {
  const said: number[] = [];
  for (let at = 0; at < 21; at += 1)
    said.push((await server.inject({ url: `/studio/enter?key=${at}`, headers: { host } })).statusCode);
  expect(said).toEqual([...Array(20).fill(302), 429]);
});

it("R14 a session says whether borrowers get the folder by itself, also where no app of what is live is shown", async () => {
  const { cookie } = await enter();
  const session = (await server.inject({ url: "/studio/session", headers: { host, cookie } })).json();
  expect(session).toMatchObject({ who: "ada", follows: false });
  expect(session).not.toHaveProperty("live");
});

it("who is in asks, as whom he came in", async () => {
  const { cookie, token } = await enter();
  const answer = await ask("brand", { business: "716", channel: "104" }, { cookie, "x-studio": token });
  expect(answer.json()).toEqual({ answered: "brand" });
  expect(heard.at(-1)).toBe('ada asks brand {"business":"716","channel":"104"}');
});

it.each<[what: string, change: (headers: Record<string, string>) => Record<string, string>, status: number]>([
  ["without a session", ({ cookie: _, ...headers }) => headers, 401],
  ["with a made up session", (headers) => ({ ...headers, cookie: "studio=abc" }), 401],
  ["without the token of the session's page", ({ "x-studio": _, ...headers }) => headers, 401],
  ["with the cookie in place of the token", (headers) => ({ ...headers, "x-studio": headers.cookie ?? "" }), 401],
  ["by a name that anybody may lead here", (headers) => ({ ...headers, host: "studio.example.com" }), 403],
  ["from another site", (headers) => ({ ...headers, "sec-fetch-site": "cross-site" }), 403],
  [
    "from the preview, a site of the same name at another port",
    (headers) => ({ ...headers, "sec-fetch-site": "same-site" }),
    403,
  ],
  ["from another origin", (headers) => ({ ...headers, origin: "http://127.0.0.1:4001" }), 403],
  ["through a proxy", (headers) => ({ ...headers, "x-forwarded-for": "127.0.0.1" }), 403],
  ["as a form would", (headers) => ({ ...headers, "content-type": "text/plain" }), 403],
])("nobody asks or edits %s", async (_, change, status) => {
  const { cookie, token } = await enter();
  const before = heard.length;
  const headers = change({ host, cookie, "x-studio": token, "content-type": "application/json" });
  const payload = JSON.stringify({ business: "716", channel: "104", path: ["name"], value: "x" });
  for (const url of ["/studio/ask/edit", "/studio/ask/brand", "/studio/ask/undo", "/studio/leave"])
    expect((await server.inject({ method: "POST", url, payload, headers })).statusCode, url).toBe(status);
  expect(heard.slice(before)).toEqual([]);
});

const pointed = { business: "716", channel: "104", language: "en_US", steps: [], widget: "tab-bar", words: "Me" };

it.each<[name: string, body: object]>([
  ["brand", { business: "716" }],
  ["brand", { business: "../716", channel: "104" }],
  ["edit", { business: "716", channel: "104", path: [] }],
  ["edit", { business: "716", channel: "104", path: ["name"], layer: "all" }],
  ["undo", { edit: "all" }],
  ["inspect", { ...pointed, widget: "../../server" }],
  ["inspect", { ...pointed, scene: { kind: "file", id: "login" } }],
  ["inspect", { ...pointed, steps: Array.from({ length: 61 }, () => ({ key: "0" })) }],
  ["inspect", { ...pointed, words: "a".repeat(301) }],
  ["save", { file: "brands/base.brand.json" }],
])("%s is not asked with %j", async (name, body) => {
  const { cookie, token } = await enter();
  expect((await ask(name, body, { cookie, "x-studio": token })).statusCode).toBe(400);
  expect(heard.filter((line) => line.includes("asks"))).toEqual([]);
});

it("what somebody points at goes through, with where it stands", async () => {
  const { cookie, token } = await enter();
  const scene = { kind: "dialog", id: "captcha", loading: false };
  const steps = [{ key: "0" }, { key: "enter", widget: "button" }];
  const answer = await ask("inspect", { ...pointed, scene, steps }, { cookie, "x-studio": token });
  expect(answer.statusCode).toBe(200);
});

it("a value of any kind goes through as it is, none too", async () => {
  const { cookie, token } = await enter();
  const edit = { business: "716", channel: "104", path: ["flags", "voucher"] };
  for (const value of [false, 0, "1", null, ["a"], { b: 1 }]) {
    await ask("edit", { ...edit, value, was: value }, { cookie, "x-studio": token });
    expect(JSON.parse(heard.at(-1)?.replace("ada asks edit ", "") ?? "")).toEqual({ ...edit, value, was: value });
  }
  await ask("edit", edit, { cookie, "x-studio": token });
  expect(JSON.parse(heard.at(-1)?.replace("ada asks edit ", "") ?? "")).toEqual(edit);
});

it("why something cannot be done is told in words", async () => {
  const { cookie, token } = await enter();
  const answer = await ask("undo", { edit: 7 }, { cookie, "x-studio": token });
  expect([answer.statusCode, answer.json()]).toEqual([409, { error: "There is no edit 7." }]);
});

it("who leaves is out, and that is noted", async () => {
  const { cookie, token } = await enter();
  const headers = { host, cookie, "x-studio": token };
  expect((await server.inject({ method: "POST", url: "/studio/leave", payload: {}, headers })).statusCode).toBe(200);
  expect((await ask("brands", {}, { cookie, "x-studio": token })).statusCode).toBe(401);
  expect(heard.at(-1)).toBe("ada: Left the studio.");
});

it.each(["/studio/", "/Studio", "/Studio/", "/STUDIO"])(
  "%s, as somebody types it, leads to the studio",
  async (url) => {
    const { statusCode, headers } = await server.inject({ url, headers: { host } });
    expect([statusCode, headers.location]).toEqual([302, "/studio"]);
  },
);

it("the page may run no script but its own, write no other style, and be framed by nobody", async () => {
  const [one, other] = [
    await server.inject({ url: "/studio", headers: { host } }),
    await server.inject({ url: "/studio", headers: { host } }),
  ];
  const policy = String(one.headers["content-security-policy"]);
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
  expect(policy.replace(nonce, "N").split("; ")).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'nonce-N'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "frame-src http://127.0.0.1:1",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]);
  expect(one.body).toContain(`nonce="${nonce}"`);
  expect(other.headers["content-security-policy"]).not.toContain(nonce);
});

it("what the page loads is there, and nothing else of its folder", async () => {
  expect((await server.inject({ url: "/studio/assets/studio.js", headers: { host } })).body).toBe("1");
  for (const url of ["/studio.html", "/studio/assets/../../studio.html", "/studio/assets/"])
    expect((await server.inject({ url, headers: { host } })).statusCode, url).toBe(404);
});

it("somebody signs in by name and password, and whoever was in before in this browser is out", async () => {
  const before = await enter();
  const signedIn = await server.inject({
    ...{ method: "POST", url: "/studio/sign-in", headers: { host, cookie: before.cookie } },
    payload: { name: " The-Editor ", password: "right" },
  });
  expect(signedIn.statusCode).toBe(200);
  expect(signedIn.headers["set-cookie"]).toMatch(/^studio=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/studio$/);
  const [cookie = ""] = String(signedIn.headers["set-cookie"]).split(";");
  const session = (await server.inject({ url: "/studio/session", headers: { host, cookie } })).json();
  expect(session).toMatchObject({ who: "the-editor", role: "editor" });
  expect(JSON.stringify(session)).not.toContain(cookie.slice("studio=".length));
  const nobody = await server.inject({ url: "/studio/session", headers: { host, cookie: before.cookie } });
  expect(nobody.json()).toEqual({ ways: { link: true, password: true } });
});

it.each<[what: string, payload: object]>([
  ["a list", { name: ["the-publisher"], password: "right" }],
  ["a number", { name: 7, password: "right" }],
  ["nothing", { name: null, password: "right" }],
  ["an object", { name: {}, password: "right" }],
  ["two lists", { name: ["the-publisher"], password: ["right"] }],
])("nobody signs in by %s in place of a name: it is not looked at", async (_, payload) => {
  const before = heard.length;
  const tried = await server.inject({ method: "POST", url: "/studio/sign-in", payload, headers: { host } });
  expect([tried.statusCode, tried.json()]).toEqual([400, { error: "Bad Request" }]);
  expect(tried.headers["set-cookie"]).toBeUndefined();
  expect(heard.slice(before)).toEqual([]);
});

it("a wrong password and a lock are told, and nobody is in", async () => {
  const tried = async (password: string) => {
    const payload = { name: "the-editor", password };
    return server.inject({ method: "POST", url: "/studio/sign-in", payload, headers: { host } });
  };
  const [wrong, locked] = [await tried("wrong"), await tried("locked")];
  expect([wrong.statusCode, wrong.json()]).toEqual([403, { error: "The name or the password is wrong." }]);
  expect([locked.statusCode, locked.json()]).toEqual([
    429,
    { error: "Too many wrong passwords in a row.", until: "2026-03-02T12:15:00.000Z" },
  ]);
  expect([wrong.headers["set-cookie"], locked.headers["set-cookie"]]).toEqual([undefined, undefined]);
});

it("who guesses passwords from one address is stopped after twenty in a minute, whatever the names", async () => {
  const said: number[] = [];
  for (let at = 0; at < 21; at += 1) {
    const payload = { name: `name-${at}`, password: "wrong" };
    said.push((await server.inject({ method: "POST", url: "/studio/sign-in", payload, headers: { host } })).statusCode);
  }
  expect(said).toEqual([...Array(20).fill(403), 429]);
});

describe("what each role may do, asked by hand", () => {
  const pair = { business: "716", channel: "104" };
  const edit = { ...pair, path: ["name"], value: "x" };
  /** Each question as it may be asked, and who must not ask it. */
  const questions: Record<keyof typeof askedSchemas, [asked: object, not: string[]]> = {
    news: [{}, []],
    changes: [{ search: "" }, []],
    setter: [{ file: "a", path: ["name"], since: "" }, []],
    history: [{ value: "", brand: "", person: "" }, []],
    releases: [{ from: "a", to: "b" }, []],
    standing: [{}, []],
    brands: [{}, []],
    texts: [{ search: "borrow" }, []],
    screens: [{}, []],
    brand: [pair, []],
    inspect: [{ ...pair, language: "en_US", steps: [], widget: "button", words: "" }, []],
    shown: [{ ...pair, scene: { kind: "screen", id: "home" }, nodes: [] }, []],
    compare: [{ left: pair, right: pair }, []],
    marks: [{}, []],
    policies: [{}, []],
    paper: [{ file: "a" }, []],
    complete: [{ file: "a", text: "", at: 0 }, []],
    hover: [{ file: "a", text: "", at: 0 }, []],
    decisions: [{}, []],
    decision: [{ decision: "__proto__" }, []],
    why: [{ decision: "nope<b>", inputs: {} }, []],
    unnoticed: [{ decision: "a" }, []],
    edit: [edit, ["viewer"]],
    offer: [edit, ["viewer"]],
    try: [{ file: "a", text: "" }, ["viewer"]],
    undo: [{ edit: 1 }, ["viewer"]],
    save: [{ file: "a", text: "" }, ["viewer"]],
    publish: [{ draft: "p", why: "x", share: 100 }, ["viewer", "editor"]],
    approve: [{ draft: "a" }, ["viewer", "editor"]],
    back: [{ of: "r1", why: "x" }, ["viewer", "editor"]],
  };

  it.each(roles)("%s", async (role) => {
    const cookie = `studio=${await sessions.begin(`the-${role}`)}`;
    const { token } = (await server.inject({ url: "/studio/session", headers: { host, cookie } })).json();
    expect(Object.keys(questions).sort()).toEqual(Object.keys(askedSchemas).sort());
    for (const [name, [asked, not]] of Object.entries(questions)) {
      const { statusCode } = await ask(name, asked, { cookie, "x-studio": token });
      expect(`${name} ${statusCode}`).toBe(`${name} ${not.includes(role) ? 403 : 200}`);
    }
    const done = Object.entries(questions).filter(([, [, not]]) => !not.includes(role));
    expect(heard.map((line) => line.split(" ")[2])).toEqual(done.map(([name]) => name));
  });

  it("says why not, before it looks at what is asked", async () => {
    const asking = async (role: string, name: string) => {
      const cookie = `studio=${await sessions.begin(`the-${role}`)}`;
      const { token } = (await server.inject({ url: "/studio/session", headers: { host, cookie } })).json();
      return (await ask(name, { odd: 1 }, { cookie, "x-studio": token })).json().error;
    };
    expect(await asking("viewer", "edit")).toBe(
      "Your role is viewer: you see everything, and edit and publish nothing.",
    );
    expect(await asking("editor", "publish")).toBe("Your role is editor: a publisher publishes and takes back.");
  });

  it("holds from the moment that it is another one", async () => {
    const cookie = `studio=${await sessions.begin("the-publisher")}`;
    const { token } = (await server.inject({ url: "/studio/session", headers: { host, cookie } })).json();
    const publish = async () =>
      (await ask("publish", { draft: "p", why: "x", share: 100 }, { cookie, "x-studio": token })).statusCode;
    expect(await publish()).toBe(200);
    const operators = new Operators(database.db);
    await operators.carryOut({ is: "role", name: "the-publisher", role: "viewer" }, "root");
    expect(await publish()).toBe(401);
    await operators.carryOut({ is: "role", name: "the-publisher", role: "publisher" }, "root");
  });
});

describe("elsewhere than on this machine", () => {
  const origin = "https://studio.example.com";
  /** As the proxy before it says of a browser's request. */
  const own = {
    ...{ host: "studio.example.com", origin, "x-forwarded-proto": "https", "sec-fetch-site": "same-origin" },
    "content-type": "application/json",
  };
  beforeEach(async () => {
    await server.close();
    await open(origin, ["127.0.0.1"]);
  });

  const begun = async () => {
    const cookie = `__Secure-studio=${await sessions.begin("the-publisher")}`;
    const answer = await server.inject({ url: "/studio/session", headers: { ...own, cookie } });
    const { token } = answer.json();
    return { ...own, cookie, "x-studio": token };
  };

  it("somebody signs in, by a cookie that goes over TLS alone; no link lets anybody in", async () => {
    const payload = { name: "the-publisher", password: "right" };
    const { statusCode, headers } = await server.inject({
      ...{ method: "POST", url: "/studio/sign-in", payload, headers: own },
    });
    expect(statusCode).toBe(200);
    expect(headers["set-cookie"]).toMatch(
      /^__Secure-studio=[\w-]{43}; HttpOnly; Secure; SameSite=Strict; Path=\/studio$/,
    );
    const { headers: led } = await server.inject({ url: `/studio/enter?key=${sessions.key("root")}`, headers: own });
    expect(led["set-cookie"]).toBeUndefined();
    const nobody = await server.inject({ url: "/studio/session", headers: own });
    expect(nobody.json()).toEqual({ ways: { link: false, password: true } });
  });

  it("who is in asks, and is told what lets his browser see the preview", async () => {
    const headers = await begun();
    const asked = await server.inject({ method: "POST", url: "/studio/ask/brands", payload: {}, headers });
    expect(asked.json()).toEqual({ answered: "brands" });
    const session = (await server.inject({ url: "/studio/session", headers })).json();
    expect(await sessions.isPreview(session.previewKey)).toBe(true);
    const policy = (await server.inject({ url: "/studio", headers })).headers["content-security-policy"];
    expect(policy).toContain("connect-src 'self' http://127.0.0.1:1;");
  });

  it.each<[what: string, change: (headers: Record<string, string>) => Record<string, string>, status: number]>([
    ["without a session", ({ cookie: _, ...headers }) => headers, 401],
    ["without the token of the session's page", ({ "x-studio": _, ...headers }) => headers, 401],
    [
      "by the cookie of a studio that goes without TLS",
      ({ cookie = "", ...headers }) => ({ ...headers, cookie: cookie.replace("__Secure-", "") }),
      401,
    ],
    ["by another name", (headers) => ({ ...headers, host: "evil.example.com" }), 403],
    [
      "by another name and origin",
      (headers) => ({ ...headers, host: "evil.example.com", origin: "https://evil.example.com" }),
      403,
    ],
    ["from another site", (headers) => ({ ...headers, "sec-fetch-site": "cross-site" }), 403],
    ["from the preview, of the same site", (headers) => ({ ...headers, "sec-fetch-site": "same-site" }), 403],
    ["from the preview's origin", (headers) => ({ ...headers, origin: "https://studio.example.com:4001" }), 403],
    ["without an origin", ({ origin: _, ...headers }) => headers, 403],
    ["without TLS", (headers) => ({ ...headers, "x-forwarded-proto": "http" }), 403],
    ["as a form would", (headers) => ({ ...headers, "content-type": "text/plain" }), 403],
  ])("nobody asks, edits or signs in %s", async (what, change, status) => {
    const headers = change(await begun());
    const before = heard.length;
    const payload = JSON.stringify({ business: "716", channel: "104", path: ["name"], value: "x" });
    for (const url of ["/studio/ask/edit", "/studio/ask/brand", "/studio/leave"])
      expect((await server.inject({ method: "POST", url, payload, headers })).statusCode, url).toBe(status);
    if (status === 403) {
      const signIn = JSON.stringify({ name: "the-publisher", password: "right" });
      const tried = await server.inject({ method: "POST", url: "/studio/sign-in", payload: signIn, headers });
      expect(tried.statusCode, what).toBe(403);
      expect(tried.headers["set-cookie"]).toBeUndefined();
    }
    expect(heard.slice(before)).toEqual([]);
  });

  it("who is not a proxy that is known is not believed that TLS was before it", async () => {
    await server.close();
    await open(origin);
    const payload = { name: "the-publisher", password: "right" };
    const tried = await server.inject({ method: "POST", url: "/studio/sign-in", payload, headers: own });
    expect([tried.statusCode, tried.json().error]).toEqual([
      403,
      "The studio answers only over https, by a proxy that PROXIES names.",
    ]);
    expect(heard).toEqual([]);
  });

  it("a link leads to its page from anywhere, and nothing else of it is another site's", async () => {
    const led = { ...own, "sec-fetch-site": "cross-site" };
    const page = await server.inject({ url: "/studio", headers: { ...led, "sec-fetch-mode": "navigate" } });
    expect(page.statusCode).toBe(200);
    const session = await server.inject({ url: "/studio/session", headers: { ...led, "sec-fetch-mode": "cors" } });
    expect(session.statusCode).toBe(403);
  });
});
