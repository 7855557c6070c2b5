import { connect } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { loadContract } from "../contract/load-contract.ts";
import { loadBrands } from "../contract/brands.ts";
import { openDatabase, type OpenDatabase } from "../database/open-database.ts";
import type { Tx } from "../database/tx.ts";
import { handlers } from "../lender/handlers.ts";
import { lenderPlugin } from "../lender/lender-plugin.ts";
import { newServer } from "./new-server.ts";

// A database is started and opened: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const CANARY = "22299988877";
/** As a token is: found again by any of these, and by a path or a name too. */
const TOKEN = "cAnArYtOkEn-Zq7";

describe("R75 what a log may hold", () => {
  let database: OpenDatabase;
  const lines: string[] = [];
  const answers: string[] = [];
  let server: Awaited<ReturnType<typeof newServer>>;

  beforeAll(async () => {
    database = await openDatabase();
    server = await newServer({ logLevel: "trace", log: { write: (line) => void lines.push(line) } });
    const failing = {
      "notice-list": ({ tx }: { tx: Tx }) => tx.execute(sql`select ${CANARY}::text::date, ${TOKEN}::text`),
      "loan-purposes": async () => Promise.reject(new Error(`the BVN is ${CANARY}\n    at ${TOKEN}`)),
      "loan-list": async () => ({ [TOKEN]: CANARY, loanList: CANARY }),
    };
    await server.register(
      lenderPlugin({
        db: database.db,
        text: (_, key) => key,
        authenticate: async () => ({ id: "b", flags: {} }) as never,
        contract: loadContract(process.cwd()),
        brandOf: loadBrands(process.cwd()),
        handlers: { ...handlers, ...failing },
        sandbox: true,
      }),
    );
    server.get("/broken", () => Promise.reject(Object.assign(new Error(CANARY), { detail: TOKEN })));
    server.get("/said/:what", (request) => {
      request.log.warn(`said ${CANARY}`);
      request.log.warn({ token: TOKEN, body: CANARY }, `of ${TOKEN}`);
      request.log.error(new Error(TOKEN));
      return {};
    });
    server.setNotFoundHandler((_, reply) => reply.code(404).send({ error: "Not Found" }));
    await server.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  const json = { "content-type": "application/json" };
  const secret = { bvn: CANARY, [TOKEN]: CANARY, token: TOKEN };
  it.each<[string, string, RequestInit]>([
    ["a failed statement and what was bound to it", "/ostrader/notice/list", { method: "POST" }],
    ["an error of a handler", "/ostrader/loan/purposes", { method: "POST" }],
    ["an answer outside the contract", "/ostrader/loan/list", { method: "POST" }],
    [
      "a request outside the contract",
      "/ostrader/loan/list",
      { method: "POST", headers: json, body: JSON.stringify(secret) },
    ],
    [
      "a body that is no JSON",
      "/ostrader/loan/list",
      { method: "POST", headers: json, body: `{"bvn":"${CANARY}" ${TOKEN}` },
    ],
    [
      "a body of another type",
      "/ostrader/loan/list",
      { method: "POST", headers: { "content-type": TOKEN }, body: CANARY },
    ],
    [
      "a body that is too large",
      "/ostrader/loan/list",
      { method: "POST", headers: json, body: JSON.stringify(secret).padEnd(99_999, " ") },
    ],
    ["a seal that is none", "/ostrader/loan/list", { method: "POST", headers: { ...json, cipher: TOKEN }, body: "{}" }],
    ["a path that there is not", `/ostrader/${TOKEN}/${CANARY}`, { method: "POST" }],
    ["a hidden path that there is not", `/ostrader/o/${TOKEN}`, { method: "POST" }],
    ["a call asked for as a page", `/ostrader/${TOKEN}`, { headers: { accept: "text/html" } }],
    ["a page that there is not", `/${TOKEN}`, {}],
    [
      "a method that there is not",
      `/ostrader/loan/list`,
      { method: "PUT", headers: { authorization: `Bearer ${TOKEN}`, cookie: TOKEN } },
    ],
    ["an address that is none", `/%zz${TOKEN}`, {}],
    ["a fault of the server", "/broken", {}],
    ["a parameter of a path, and words that were put together", `/said/${TOKEN}`, {}],
    ["a control that there is not", `/__sandbox/${TOKEN}`, {}],
    [
      "a control that refuses",
      "/__sandbox/fault",
      { method: "POST", headers: json, body: JSON.stringify({ path: TOKEN }) },
    ],
  ])("%s is found in no line and no answer", async (_, path, init) => {
    const { port } = server.server.address() as { port: number };
    const url = `http://127.0.0.1:${port}${path}?token=${TOKEN}&bvn=${CANARY}&b=718&c=302&bl=${TOKEN}`;
    const before = lines.length;
    const reply = await fetch(url, init);
    answers.push(`${reply.status} ${await reply.text()}`);
    // The line of the end is written after the answer.
    await vi.waitFor(() => expect(lines.slice(before).join("")).toContain("request completed"));
    const all = [...lines.slice(before), ...answers, ...[...reply.headers].map(String)].join("\n");
    expect(all).not.toContain(TOKEN);
    expect(all).not.toContain(CANARY);
    expect(all).not.toContain("select");
    expect(reply.headers.get("x-content-type-options")).toBe("nosniff");
    expect(reply.headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(reply.headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(reply.headers.get("permissions-policy")).toContain("camera=(self)");
    expect(reply.headers.get("permissions-policy")).toContain("geolocation=()");
    expect(reply.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(reply.headers.get("strict-transport-security")).toBeNull();
  });

  it("says still which route, which brand, what kind of error and where", () => {
    const all = lines.join("");
    expect(all).toContain('"url":"/ostrader/notice/list?b=718&c=302"');
    expect(all).toContain('"code":"22008"');
    expect(all).toContain("new-server.test.ts");
    expect(all).toContain("the request breaks the contract");
    expect(all).toContain("#/additionalProperties");
  });

  it("tells a browser to stay with TLS where it came by it", async () => {
    const reply = await server.inject({ url: "/said/a", headers: { "x-forwarded-proto": "https" } });
    expect(reply.headers["strict-transport-security"]).toBe("max-age=31536000");
  });
});

describe("who sends slowly", () => {
  it.each([
    ["headers", "POST / HTTP/1.1\r\nhost: a\r\nx-slow: "],
    ["a body", "POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 999\r\n\r\n{"],
  ])("is let go after a while: %s", async (_, begun) => {
    const server = await newServer({ slowest: { headers: 200, whole: 400 } });
    server.post("/", async () => ({}));
    await server.listen({ port: 0, host: "127.0.0.1" });
    const { port } = server.server.address() as { port: number };
    const socket = connect(port, "127.0.0.1");
    let said = "";
    socket.on("data", (data) => void (said += String(data)));
    socket.write(begun);
    const drip = setInterval(() => socket.writable && socket.write("a"), 50);
    await new Promise((done) => socket.once("close", done));
    clearInterval(drip);
    await server.close();
    expect(said).toContain("HTTP/1.1 408 Request Timeout");
    expect(said).toContain("x-content-type-options: nosniff");
  });
});
