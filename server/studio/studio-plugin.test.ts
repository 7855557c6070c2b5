import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { newServer } from "../front/new-server.ts";
import { Sessions } from "./sessions.ts";
import { studioPlugin } from "./studio-plugin.ts";

const folder = mkdtempSync(join(tmpdir(), "studio-"));
mkdirSync(join(folder, "studio/assets"), { recursive: true });
writeFileSync(join(folder, "studio.html"), "<head><title>Studio</title></head>");
writeFileSync(join(folder, "studio/assets/studio.js"), "1");

let server: Awaited<ReturnType<typeof newServer>>;
let sessions: Sessions;
/** What was asked, and noted, of whom. */
let heard: string[];
beforeEach(async () => {
  heard = [];
  sessions = new Sessions();
  server = await newServer({ logLevel: "silent" });
  const studio = {
    ask: async (name: string, asked: object, who: string) => {
      heard.push(`${who} asks ${name} ${JSON.stringify(asked)}`);
      if ("edit" in asked && asked.edit === 7) throw new Error("There is no edit 7.");
      return { answered: name };
    },
    noted: async (who: string, said: string) => void heard.push(`${who}: ${said}`),
  };
  const options = {
    studio,
    sessions,
    folder,
    entered: () => void heard.push("another link"),
    preview: "http://127.0.0.1:1",
    personas: [],
    secrets: "",
  };
  await server.register(studioPlugin, options);
});
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
