import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { newServer } from "../front/new-server.ts";
import { hosted } from "../testing/hosted.ts";
import { hostPlugin } from "./host-plugin.ts";

// All documents are read and checked: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const person = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
let server: Awaited<ReturnType<typeof newServer>>;

const pictures = new Map([["summer.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>"]]);

async function host(pages?: number, documents = hosted([], undefined, pictures), workerOff = false) {
  const folder = mkdtempSync(join(tmpdir(), "host-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets/entry.js"), "1");
  const galleryFolder = mkdtempSync(join(tmpdir(), "gallery-"));
  for (const page of ["gallery", "reference"]) writeFileSync(join(galleryFolder, `${page}.html`), page);
  const workerFolder = mkdtempSync(join(tmpdir(), "worker-"));
  for (const name of ["worker", "worker-off"]) writeFileSync(join(workerFolder, `${name}.js`), name);
  const made = await newServer({ logLevel: "silent" });
  await made.register(hostPlugin, {
    documents,
    app: { folder, galleryFolder, studioFolder: "", workerFolder, frame: "<!--root-->", style: "body{margin:0}" },
    workerOff,
    ...(pages && { pages }),
  });
  return made;
}
beforeAll(async () => {
  server = await host();
});
afterAll(() => server.close());

it.each([
  ["/nonsense", "router not found", "/?b=718&amp;c=302"],
  ["/login?b=716&c=130", "router not found", "/?b=716&amp;c=130"],
  ["/nonsense/%zz?b=716&c=104", "router not found", "/?b=716&amp;c=104"],
])("%s is not found, in the brand's look, with a way on", async (url, words, home) => {
  const { statusCode, headers, body } = await server.inject({ url, headers: person });
  expect(statusCode).toBe(404);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(body).toContain(words);
  expect(body).toContain(`href="${home}"`);
  expect(body).toContain(":root:root{--");
  expect(body).not.toContain("<script");
  expect(headers["content-security-policy"]).toContain("script-src 'self';");
  expect(headers["x-content-type-options"]).toBe("nosniff");
});

it("B7 speaks the language that the browser noted, where the brand lets one choose", async () => {
  const cookie = "language=zh_CN";
  const { body } = await server.inject({ url: "/nonsense?c=104", headers: { ...person, cookie } });
  expect(body).toContain('<html lang="zh-CN"');
  expect(body).not.toContain("router not found");
  const none = await server.inject({ url: "/nonsense?c=302", headers: { ...person, cookie } });
  expect(none.body).toContain('<html lang="en"');
});

it("says nothing again of what was asked", async () => {
  const { body } = await server.inject({ url: "/<script>a?token=secret&b=<script>", headers: person });
  expect(body).not.toContain("secret");
  expect(body).not.toContain("<script");
});

it("B4 a picture of a brand is had by its name, and asked for again when it may have changed", async () => {
  const { statusCode, headers, body } = await server.inject({ url: "/assets/summer.svg" });
  expect(statusCode).toBe(200);
  expect(headers["content-type"]).toContain("image/svg+xml");
  expect(headers["cache-control"]).toBe("no-cache");
  expect(body).toBe("<svg xmlns='http://www.w3.org/2000/svg'/>");
  const again = await server.inject({ url: "/assets/summer.svg", headers: { "if-none-match": String(headers.etag) } });
  expect(again.statusCode).toBe(304);
  const built = await server.inject({ url: "/assets/entry.js" });
  expect(built.headers["cache-control"]).toContain("immutable");
});

it.each(["/base.brand.json", "/assets/../base.brand.json", "/assets/%2e%2e/base.brand.json"])(
  "%s is no picture of a brand",
  async (url) => {
    expect((await server.inject({ url })).statusCode).toBe(404);
  },
);

it.each([
  ["a script of a page that is gone", "/assets/entry.0000.js", { accept: "*/*" }],
  ["a script, whatever asks", "/assets/entry.0000.js", person],
  ["a document", "/documents/gone.json", person],
  ["what is no page", "/favicon.png", { accept: "image/png" }],
])("R32 %s that there is not is not found and no page", async (_, url, headers) => {
  const reply = await server.inject({ url, headers });
  expect(reply.statusCode).toBe(404);
  expect(reply.headers["content-type"]).toContain("application/json");
});

it("S29 S31 the worker is asked for anew each time, and may ask this host alone; withdrawn, another script is in its place", async () => {
  const off = await host(undefined, undefined, true);
  for (const [from, script, said] of [
    [server, "worker", { off: false }],
    [off, "worker-off", { off: true }],
  ] as const) {
    const { body, headers } = await from.inject({ url: "/worker.js" });
    expect(body).toBe(script);
    expect(headers).toMatchObject({ "cache-control": "no-cache", "content-type": "text/javascript; charset=utf-8" });
    expect(headers["content-security-policy"]).toContain("default-src 'none'; connect-src 'self';");
    const state = await from.inject({ url: "/worker.json" });
    expect([state.json(), state.headers["cache-control"]]).toEqual([said, "no-store"]);
  }
  await off.close();
});

it("S29 what is shown where nothing is kept names no brand, speaks every language and runs its own script alone", async () => {
  const { body, headers } = await server.inject({ url: "/no-line.html" });
  expect(body).toContain('<section lang="en-US"><h1>No internet connection</h1>');
  expect(body).toContain('<section lang="zh-CN"><h2>没有网络连接</h2>');
  expect(body).not.toMatch(/Corvanta|Kestrow|:root:root/);
  for (const business of ["716", "717", "718"])
    expect(body).toContain(
      `<p data-b="${business}" hidden>A call needs no internet: <a href="tel:0201${business}0000">`,
    );
  const [, script = ""] = /<script>([^]*?)<\/script>/.exec(body) ?? [];
  const digest = createHash("sha256").update(script).digest("base64");
  expect(headers["content-security-policy"]).toContain(`script-src 'self' 'sha256-${digest}';`);
  expect(headers["content-security-policy"]).toContain("trusted-types 'none'");
});

it("S29 who has a page is not sent it again, and another page is", async () => {
  const first = await server.inject({ url: "/?b=716&c=104", headers: person });
  const etag = String(first.headers.etag);
  const again = await server.inject({ url: "/?b=716&c=104", headers: { ...person, "if-none-match": etag } });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  const other = await server.inject({ url: "/?b=718&c=302", headers: { ...person, "if-none-match": etag } });
  expect(other.statusCode).toBe(200);
  const lost = await server.inject({ url: "/nowhere", headers: person });
  const lostAgain = await server.inject({
    url: "/nowhere",
    headers: { ...person, "if-none-match": String(lost.headers.etag) },
  });
  expect(lostAgain.statusCode).toBe(404);
});

it("R80 S29 a page allows one policy of Trusted Types, for the worker; one without a worker none", async () => {
  const page = await server.inject({ url: "/", headers: person });
  expect(page.headers["content-security-policy"]).toMatch(/require-trusted-types-for 'script'; trusted-types worker$/);
  const lost = await server.inject({ url: "/nowhere", headers: person });
  expect(lost.headers["content-security-policy"]).toMatch(/require-trusted-types-for 'script'; trusted-types 'none'$/);
});

it.each([
  "/",
  "/assets/entry.js",
  "/gallery.html",
  "/reference.html",
  "/documents/boot/718-302-en_US.json",
  "/nonsense",
])("%s says what protects whoever asks", async (url) => {
  const { headers } = await server.inject({ url, headers: person });
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
  });
  expect(headers["permissions-policy"]).toContain("microphone=()");
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
});

it.each(["/", "/documents/boot/718-302-en_US.json"])(
  "R44 %s: says after how long to come back when an address asks too often",
  async (url) => {
    const strict = await host(2);
    const replies = [];
    for (let asked = 0; asked < 3; asked++) replies.push(await strict.inject({ url, headers: person }));
    const file = await strict.inject({ url: "/assets/entry.js" });
    await strict.close();
    expect(replies.map(({ statusCode }) => statusCode === 429)).toEqual([false, false, true]);
    expect(Number(replies[2]?.headers["retry-after"])).toBeGreaterThan(0);
    expect(file.statusCode).toBe(200);
  },
);

describe("B2 R14 a brand that is closed", () => {
  // Of business 716 nothing good is known, of channel 104 only what pair 717-104 says.
  const withheld = ["brands/business/716.brand.json", "brands/pair/717-104.brand.json"];
  let closed: typeof server;
  beforeAll(async () => {
    closed = await host(undefined, hosted(withheld));
  });
  afterAll(() => closed.close());

  const names = /Corvanta|Nairaline|Zestly|first screen/;
  it.each<[string, Record<string, string>]>([
    ["/?b=716", {}],
    ["/?b=716&c=104", {}],
    ["/?b=717&c=104", {}],
    ["/", { cookie: "brand=716-302" }],
    ["/?b=716", { cookie: "brand=718-302; language=zh_CN" }],
    ["/nonsense?b=716", {}],
    ["/icon.svg?b=716", {}],
    ["/favicon.ico", { cookie: "brand=716-302" }],
    ["/documents/boot/716-302-en_US.json", {}],
    ["/documents/boot/717-104-zh_CN.json", {}],
  ])("%s %j is told to come back, and never shown another brand", async (url, headers) => {
    const { statusCode, body, headers: said } = await closed.inject({ url, headers: { ...person, ...headers } });
    expect(statusCode).toBe(503);
    expect(body).not.toMatch(names);
    expect(said["content-security-policy"]).toContain("default-src 'none'");
  });

  it.each(["/?b=718", "/?b=717&c=302", "/?b=999", "/", "/?b=716&b=718", "/?b=__proto__"])(
    "%s, of which nothing is closed, is served",
    async (url) => {
      const { statusCode, body } = await closed.inject({ url, headers: person });
      expect(statusCode).toBe(200);
      expect(body).toContain("first screen");
    },
  );

  // Every door with every word that no brand and no language has: what an object has of itself, halves of escapes, nothing.
  const odd = [
    "999",
    "__proto__",
    "constructor",
    "toString",
    "%00",
    "%E0%A4%A",
    "%2e%2e",
    "716%00",
    "",
    " ",
    "-",
    "a".repeat(5_000),
  ];
  it.each(
    odd.flatMap((word): [string, string, Record<string, string>][] => [
      ["b", `/?b=${word}`, {}],
      ["c", `/?b=718&c=${word}`, {}],
      ["both", `/?b=${word}&c=${word}&b=${word}`, {}],
      ["a lost address", `/${word}?b=${word}`, {}],
      ["the icon", `/icon.svg?b=${word}&c=${word}`, {}],
      ["a cookie's brand", "/", { cookie: `brand=${word}-${word}` }],
      ["a cookie's half", "/", { cookie: `brand=${word}` }],
      ["a cookie's language", "/?b=718&c=104", { cookie: `language=${word}` }],
      ["a header's language", "/?b=718&c=104", { "accept-language": word }],
      ["a boot", `/documents/boot/${word}-302-en_US.json`, {}],
      ["a boot's channel", `/documents/boot/718-${word}-en_US.json`, {}],
      ["a boot's language", `/documents/boot/718-302-${word}.json`, {}],
      ["a file", `/documents/${word}`, {}],
      ["a file of the build", `/assets/${word}`, {}],
    ]),
  )("%s that there is none of is no breakdown and no closed brand's page: %s %j", async (_, url, headers) => {
    const { statusCode, body } = await closed.inject({ url, headers: { ...person, ...headers } });
    expect([200, 400, 403, 404, 414]).toContain(statusCode);
    expect(body).not.toMatch(/Corvanta/);
    if (statusCode === 200 && url.startsWith("/?")) expect(body).toContain("first screen");
  });

  it.each([
    "/documents/boot/999-302-en_US.json",
    "/documents/boot/718-302-fr_FR.json",
    "/documents/boot/716-302-fr_FR.json",
    "/documents/boot/__proto__-constructor-toString.json",
  ])("%s, which never was, is not found", async (url) => {
    expect((await closed.inject({ url })).statusCode).toBe(404);
  });
});
