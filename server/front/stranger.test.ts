import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openTestLender, type TestLender } from "../testing/test-lender.ts";

// A database is started and opened: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let lender: TestLender;
beforeAll(async () => {
  lender = await openTestLender();
});
afterAll(() => lender.close());

const json = { "content-type": "application/json" };
const ask = (method: "GET" | "POST", url: string, headers: Record<string, string>, remoteAddress = "127.0.0.1") =>
  lender.app.inject({ method, url, headers, remoteAddress, ...(method === "POST" && { payload: "{}" }) });

describe("the controls are for this machine, by its own name, and for no other site", () => {
  it.each([
    ["another machine", {}, "192.0.2.7"],
    ["a name that its owner led here", { host: "evil.example:4000" }, undefined],
    ["the machine's address in its network", { host: "192.168.1.20:4000" }, undefined],
    ["a name that only begins as this one", { host: "localhost.evil.example" }, undefined],
    ["a proxy on this machine", { host: "localhost", "x-forwarded-for": "203.0.113.9" }, undefined],
    ["a proxy that says Forwarded", { host: "localhost", forwarded: "for=203.0.113.9" }, undefined],
    ["a proxy that says Via", { host: "localhost", via: "1.1 proxy" }, undefined],
    ["another site's page", { host: "localhost:4000", "sec-fetch-site": "cross-site" }, undefined],
    ["a page of another port", { host: "localhost:4000", "sec-fetch-site": "same-site" }, undefined],
    ["a page of an older browser", { host: "localhost:4000", origin: "https://evil.example" }, undefined],
    ["a page without an origin", { host: "localhost:4000", origin: "null" }, undefined],
  ])("%s reads no outbox and resets nothing", async (_, headers, from) => {
    expect((await ask("GET", "/__sandbox/outbox", headers, from)).statusCode).toBe(403);
    expect((await ask("POST", "/__sandbox/cob", { ...json, ...headers }, from)).statusCode).toBe(403);
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=a"])(
    "a form of type %s, which any page may send, does nothing",
    async (type) => {
      const reply = await ask("POST", "/__sandbox/cob", { host: "localhost:4000", "content-type": type });
      expect(reply.statusCode).toBe(403);
    },
  );

  it("a request without a type does nothing", async () => {
    const { statusCode } = await lender.app.inject({
      method: "POST",
      url: "/__sandbox/cob",
      headers: { host: "localhost" },
    });
    expect(statusCode).toBe(403);
  });

  it.each([
    ["localhost:4000", {}],
    ["127.0.0.1:4000", {}],
    ["[::1]:4000", {}],
    ["localhost:4000", { "sec-fetch-site": "same-origin", origin: "http://localhost:4000" }],
    ["localhost:4000", { "sec-fetch-site": "none" }],
  ])("who is here and asks by %s is answered", async (host, headers) => {
    expect((await ask("GET", "/__sandbox/clock", { host, ...headers })).statusCode).toBe(200);
    expect((await ask("POST", "/__sandbox/cob", { ...json, host, ...headers })).statusCode).toBe(200);
  });
});
