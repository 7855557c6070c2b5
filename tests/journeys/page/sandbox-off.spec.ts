import { expect, test } from "@playwright/test";
import { type RunningServer, startServer } from "../support/server.ts";

// The whole server as an operator starts it, asked by hand; no page is needed.

/** Runs with a server of this environment. */
async function withServer(env: Readonly<Record<string, string>>, run: (server: RunningServer) => Promise<void>) {
  const server = await startServer(process.cwd(), env);
  try {
    await run(server);
  } finally {
    await server.stop();
  }
}

const post = (url: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

const call = async (server: RunningServer, path: string, body: unknown) =>
  (await (
    await post(`${server.url}/ostrader${path}${path.includes("?") ? "&" : "?"}c=302&bizType=718`, body)
  ).json()) as {
    status: number;
    content: Record<string, unknown>;
  };

/** Every control that there is. */
const controls = [
  ["GET", "openapi.json"],
  ["GET", "personas"],
  ["GET", "outbox"],
  ["GET", "ledger"],
  ["GET", "clock"],
  ["POST", "clock"],
  ["POST", "cob"],
  ["POST", "reset"],
  ["POST", "credit-va"],
  ["POST", "reverse"],
  ["POST", "fault"],
] as const;

const ask = (server: RunningServer, [method, name]: readonly [string, string], headers = {}) =>
  method === "GET"
    ? fetch(`${server.url}/__sandbox/${name}`, { headers })
    : post(`${server.url}/__sandbox/${name}`, {}, headers);

test("SANDBOX=off: no control answers, no code is known beforehand, none stands for a phone", async () => {
  await withServer({ SANDBOX: "off" }, async (server) => {
    for (const control of controls) expect((await ask(server, control)).status, control.join(" ")).toBe(404);
    const outbox = await ask(server, ["GET", "outbox"]);
    expect(await outbox.text()).not.toContain("messages");

    const taken: number[] = [];
    for (const mobile of ["8031112230", "8031112231"]) {
      expect((await call(server, "/userinfo/sendSms", { mobile, scene: "register" })).status).toBe(0);
      const made = { mobile, smsCode: "1234", password: "Naira2026", agree: true };
      taken.push((await call(server, "/userinfo/register", made)).status);
    }
    // One of ten thousand codes is 1234; both are so once in a hundred million.
    expect(taken).not.toEqual([0, 0]);
    const kit = { authorizationCode: "kit-8031112232", loginType: 1 };
    expect((await call(server, "/userinfo/thirdPartyRegister", kit)).status).not.toBe(0);
    expect((await call(server, "/userinfo/userLogin", kit)).status).not.toBe(0);
    // Everything else is there.
    expect((await fetch(`${server.url}/?b=718&c=302`)).status).toBe(200);
  });
});

const left = async (server: RunningServer, address: string) => {
  const reply = await post(`${server.url}/ostrader/notice/list?c=302`, {}, { "x-forwarded-for": address });
  return Number(reply.headers.get("x-ratelimit-remaining"));
};

test("without either: controls and codes are those of a sandbox, and nobody's word on who asks is taken", async () => {
  await withServer({}, async (server) => {
    for (const control of controls)
      expect(await (await ask(server, control)).text(), control.join(" ")).toMatch(/^\{(?!"error":"no such control")/);
    const mobile = "8031112230";
    await call(server, "/userinfo/sendSms", { mobile, scene: "register" });
    const made = { mobile, smsCode: "1234", password: "Naira2026", agree: true };
    expect((await call(server, "/userinfo/register", made)).status).toBe(0);
    const first = await left(server, "203.0.113.7");
    expect(await left(server, "203.0.113.8")).toBe(first - 1);
  });
});

test("PROXIES: a proxy's word on who asks is taken from those alone, and its requests come to no control", async () => {
  await withServer({ PROXIES: "127.0.0.1,::1" }, async (server) => {
    const first = await left(server, "203.0.113.7");
    expect(await left(server, "203.0.113.8")).toBe(first);
    expect(await left(server, "203.0.113.7")).toBe(first - 1);
    for (const control of controls)
      expect((await ask(server, control, { "x-forwarded-for": "127.0.0.1" })).status, control.join(" ")).toBe(403);
    const page = await fetch(server.url, { headers: { "x-forwarded-proto": "https" } });
    expect(page.headers.get("strict-transport-security")).toBe("max-age=31536000");
  });
});
