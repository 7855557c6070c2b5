import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { sessionSeal } from "../app/cipher/session-seal.ts";
import { senderOf } from "../app/sender-of.ts";
import type { CallDocument } from "../engine/document.ts";
import { AppState } from "../engine/index.ts";
import { loadContract } from "../server/contract/load-contract.ts";
import { suggestion } from "../server/database/tables/borrower-calls.ts";
import { makeNonce } from "../server/lender/frame/cipher/nonce.ts";
import { openTestLender, type TestBorrower, type TestLender } from "../server/testing/test-lender.ts";
import { brandValue } from "../publish/documents/compose-brand.ts";
import { readDocuments } from "../publish/documents/read-documents.ts";
import { there } from "./there.ts";

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const contract = loadContract(process.cwd());
const base = brandValue(readDocuments(process.cwd()).all, "718", "302");
const document = (id: string) => contract.get(id)?.document as unknown as CallDocument;

let lender: TestLender;
let borrower: TestBorrower;
let sent: { url: string; headers: Record<string, string>; body: string; answer: string; status: number }[];
let reported: string[];
/** What becomes of an answer on its way. */
let onTheWay: (text: string, url: string) => string;

beforeAll(async () => {
  lender = await openTestLender();
  borrower = await lender.as(2);
});
afterAll(() => lender.close());
beforeEach(() => {
  sent = [];
  reported = [];
  onTheWay = (text) => text;
});

/** The app's own way to the lender, with these flags. */
function sender(flags: Readonly<Record<string, boolean>>, production = false, mount = "/ostrader") {
  const state = new AppState({});
  for (const [name, value] of Object.entries({ token: borrower.token, b: "718", c: "302" }))
    state.write(`session.${name}`, value);
  state.write("device.zuid", `${"a".repeat(32)}1`);
  const fetch = async (url: string, init?: RequestInit) => {
    const headers = init?.headers as Record<string, string>;
    const body = init?.body as string;
    const reply = await lender.app.inject({ method: "POST", url, headers, payload: body });
    sent.push({ url, headers, body, answer: reply.body, status: reply.statusCode });
    return new Response(onTheWay(reply.body, url), { status: reply.statusCode });
  };
  const ways = {
    call: document,
    contract: {
      request: async (_call: CallDocument, body: unknown) => body,
      response: async (call: CallDocument, content: unknown) => {
        const { value, breaches = [] } = there(contract.get(call.id)).readResponse(content);
        return { content: value, faults: breaches };
      },
      secrets: async () => [],
    },
    fetch: fetch as typeof globalThis.fetch,
    track: (event: string, data: object) => void reported.push(`${event} ${JSON.stringify(data)}`),
    pause: async () => undefined,
  };
  const brand = { ...base, flags: { ...base.flags, ...flags }, api: { ...base.api, mount } };
  return senderOf(brand, state, () => "en_US", ways, production);
}

describe("with encryption on", () => {
  it("C2 a body goes as one encrypted field, and its content comes back sealed", async () => {
    const wire = sender({ encryption: true });
    const answer = await wire.send(document("repayment-bill"), { marker: "SECRET" });
    expect(answer.ok).toBe(false);
    const good = await wire.send(document("userinfo-baseinfo"), {});
    expect(good).toMatchObject({ ok: true, content: { mobile: expect.any(String) } });
    expect(sent.map(({ url }) => url.split("?")[0])).toEqual([
      "/ostrader/cipher/nonce",
      "/ostrader/repayment/bill",
      "/ostrader/userinfo/baseinfo",
    ]);
    expect(sent[0]?.headers).toMatchObject({ "device-id": btoa(`${"a".repeat(32)}1`) });
    for (const { url, headers, body, answer: text } of sent.slice(1)) {
      expect(url).toContain("ekh5=1");
      expect(Object.keys(JSON.parse(body))).toEqual(["encrypted"]);
      expect(body).not.toContain("SECRET");
      expect(headers.cipher).toMatch(/^k1 [0-9a-z.]+$/);
      expect(typeof JSON.parse(text).content).toBe("string");
    }
  });

  it("C1 C7 the call for a nonce carries the query of every call, and its path is not hidden", async () => {
    await sender({ encryption: true, obfuscateUrls: true }, true).send(document("userinfo-baseinfo"), {});
    const url = new URL(there(sent[0]).url, "https://lender.example");
    expect(url.pathname).toBe("/ostrader/cipher/nonce");
    const said = { token: borrower.token, channelFlag: "h5", bizType: "718", bl: "en_US", c: "302", ekh5: "1" };
    expect(Object.fromEntries(url.searchParams)).toEqual(said);
  });

  it("C2 what is refused is sealed too, and the text of it is not", async () => {
    const answer = await sender({ encryption: true }).send(document("repayment-loandetail"), { loanGid: "nobody's" });
    expect(answer).toMatchObject({ ok: false, kind: "business", status: 3198 });
    expect(typeof JSON.parse(there(sent[1]).answer).content).toBe("string");
  });

  it.each<[string, (text: string) => string]>([
    [
      "changed",
      (text) => text.replace(/"content":"(.)/, (_, first: string) => `"content":"${first === "A" ? "B" : "A"}`),
    ],
    ["cut", (text) => text.replace(/"content":"[^"]{24}/, '"content":"')],
    ["replaced by a plain one", (text) => text.replace(/"content":"[^"]*"/, '"content":{"mobile":"SECRET"}')],
    ["left out", (text) => text.replace(/,"content":"[^"]*"/, "")],
  ])("C2 R41 a content that was %s is a system error, and none of it is told", async (_title, change) => {
    onTheWay = (text, url) => (url.includes("baseinfo") ? change(text) : text);
    const answer = await sender({ encryption: true }).send(document("userinfo-baseinfo"), {});
    expect(answer).toMatchObject({ ok: false, kind: "fault", content: null });
    expect(reported).toEqual(['contract {"message":"the answer could not be opened","call":"userinfo-baseinfo"}']);
  });

  it.each<[string, (text: string) => string]>([
    ["a status that was made a refusal", (text) => text.replace('"status":0', '"status":3199')],
    ["words that were put in its place", (text) => text.replace(/"message":"[^"]*"/, '"message":"Pay to 0123456789"')],
    ["a refusal of somebody's own", () => JSON.stringify({ status: 3199, message: "Pay to 0123456789", content: {} })],
  ])("C2 R41 %s settles nothing: what is made once is asked about, and not made anew", async (title, change) => {
    const wire = sender({ encryption: true });
    const body = { type: "other", content: `tampered: ${title}` };
    onTheWay = (text, url) => (url.includes("suggest/submit") ? change(text) : text);
    expect(await wire.send(document("suggest-submit"), body)).toMatchObject({
      kind: "unsettled",
      content: { why: "fault" },
    });
  });

  it("C2 R41 a sealed answer to an earlier call of the same kind answers no other", async () => {
    const wire = sender({ encryption: true });
    let earlier = "";
    onTheWay = (text, url) => {
      if (!url.includes("baseinfo")) return text;
      earlier ||= text;
      return earlier;
    };
    expect(await wire.send(document("userinfo-baseinfo"), {})).toMatchObject({ ok: true });
    expect(await wire.send(document("userinfo-baseinfo"), {})).toMatchObject({ kind: "fault" });
  });

  it("C2 R41 an answer to another call's keys opens nothing", async () => {
    const other = sessionSeal("k1", makeNonce(Date.now()));
    onTheWay = (text, url) =>
      url.includes("baseinfo")
        ? JSON.stringify({ status: 0, message: "", content: JSON.parse(other.close("{}")).encrypted })
        : text;
    expect(await sender({ encryption: true }).send(document("userinfo-baseinfo"), {})).toMatchObject({ kind: "fault" });
  });

  it("C5 what is made once is made once when it is caught and sent again, with its key, another one or none", async () => {
    const body = { type: "other", content: "caught on the way" };
    expect(await sender({ encryption: true }).send(document("suggest-submit"), body)).toMatchObject({ ok: true });
    const caught = there(sent.at(-1));
    const own = there(caught.headers["idempotency-key"]);
    const statuses: number[] = [];
    for (const key of [own, own, own, "another", undefined]) {
      const { "idempotency-key": _, ...headers } = caught.headers;
      const reply = await lender.app.inject({
        method: "POST",
        url: caught.url,
        headers: key === undefined ? headers : { ...headers, "idempotency-key": key },
        payload: caught.body,
      });
      statuses.push(reply.json<{ status: number }>().status);
    }
    // The seal does not open with another key, nor without.
    expect(statuses).toEqual([0, 0, 0, -1, -1]);
    const made = await lender.database.db.select().from(suggestion).where(eq(suggestion.content, body.content));
    expect(made).toHaveLength(1);
  });

  it("C2 the lender refuses a body that was changed, and logs none of it", async () => {
    const nonce = makeNonce(Date.now());
    const { headers, close } = sessionSeal("k1", nonce);
    const { encrypted } = JSON.parse(close('{"pin":"SECRET"}')) as { encrypted: string };
    const logged = lender.errors.length;
    for (const payload of [{ encrypted: `A${encrypted.slice(1)}B` }, { encrypted: "" }, { pin: "SECRET" }, null]) {
      const reply = await lender.app.inject({
        method: "POST",
        url: `/ostrader/userinfo/baseinfo?token=${borrower.token}`,
        headers: { ...headers, "content-type": "application/json" },
        payload: JSON.stringify(payload),
      });
      expect(reply.json()).toMatchObject({ status: -1, content: expect.any(String) });
    }
    const lines = JSON.stringify(lender.errors.slice(logged));
    expect(lender.errors.length - logged).toBe(4);
    expect(lines).not.toContain("SECRET");
    expect(lines).not.toContain(encrypted.slice(1, 20));
  });

  it("C2 a nonce that the lender no longer knows is renewed, and the call goes once more", async () => {
    const wire = sender({ encryption: true });
    let first = true;
    onTheWay = (text, url) => {
      if (!url.includes("/cipher/nonce") || !first) return text;
      first = false;
      return text.replace(/[0-9a-f]{32}"/, `${"0".repeat(32)}"`);
    };
    expect(await wire.send(document("userinfo-baseinfo"), {})).toMatchObject({ ok: true });
    expect(sent.map(({ status }) => status)).toEqual([200, 412, 200, 200]);
  });

  it("C2 without a nonce nothing is sent in the clear", async () => {
    onTheWay = () => "<html>";
    expect(await sender({ encryption: true }).send(document("loan-apply"), { pin: "SECRET" })).toMatchObject({
      ok: false,
      kind: "unsettled",
      content: { why: "network" },
    });
    expect(sent.every(({ url }) => url.includes("/cipher/nonce"))).toBe(true);
  });

  it("C2 with it off, and for a service that it does not cover, a body goes as it is", async () => {
    await sender({}).send(document("userinfo-baseinfo"), { plain: 1 });
    await sender({ encryption: true }).send({ ...document("userinfo-baseinfo"), service: "mall" }, { plain: 1 });
    expect(sent.map(({ url }) => url.split("?")[0])).toEqual([
      "/ostrader/userinfo/baseinfo",
      "/mall/userinfo/baseinfo",
    ]);
    expect(sent.map(({ body }) => body)).toEqual(['{"plain":1}', '{"plain":1}']);
    expect(sent[0]?.url).not.toContain("ekh5");
  });
});

/** Mounts, and whether C2 seals what goes there; those that it does not are refused where encryption is on. */
it.each<[string, boolean]>([
  ["/ostrader", true],
  ["/soda", true],
  ["/lender/ostrader", true],
  ["/ostrader/v2", true],
  ["/lender", false],
  ["/ostraders", false],
  ["/my-soda", false],
  ["/OSTRADER", false],
])("C2 a body that goes to %s is sealed: %s", async (mount, isSealed) => {
  const nonce = JSON.stringify({ status: 0, message: "", content: { nonce: makeNonce(Date.now()) } });
  onTheWay = (text, url) => (url.includes("/cipher/nonce") ? nonce : text);
  await sender({ encryption: true }, false, mount).send(document("userinfo-baseinfo"), { marker: "SECRET" });
  const last = there(sent.at(-1));
  expect(last.url.split("?")[0]).toBe(`${mount}/userinfo/baseinfo`);
  expect(last.body.includes("SECRET")).toBe(!isSealed);
  expect(Object.keys(JSON.parse(last.body))).toEqual([isSealed ? "encrypted" : "marker"]);
});

describe("with hidden paths", () => {
  it("C7 the lender answers, and the address does not say what was called", async () => {
    const wire = sender({ obfuscateUrls: true }, true);
    expect(await wire.send(document("userinfo-baseinfo"), {})).toMatchObject({ ok: true });
    expect(sent[0]?.url).toMatch(/^\/ostrader\/o\/[0-9a-f]+\?/);
    expect(sent[0]?.url).not.toContain("baseinfo");
  });

  it("C7 C2 both together", async () => {
    const wire = sender({ obfuscateUrls: true, encryption: true }, true);
    expect(await wire.send(document("userinfo-baseinfo"), {})).toMatchObject({ ok: true });
    expect(sent[1]?.url).toMatch(/^\/ostrader\/o\/[0-9a-f]+\?/);
    expect(typeof JSON.parse(there(sent[1]).answer).content).toBe("string");
  });

  it("C7 a development build shows its paths", async () => {
    await sender({ obfuscateUrls: true }, false).send(document("userinfo-baseinfo"), {});
    expect(sent[0]?.url).toContain("/ostrader/userinfo/baseinfo?");
  });

  it.each(["00", "0123456789abcdef0123", "nothing"])("C7 /o/%s is nobody's path", async (hidden) => {
    const reply = await lender.app.inject({ method: "POST", url: `/ostrader/o/${hidden}`, payload: {} });
    expect(reply.json()).toMatchObject({ status: -1 });
  });
});

it("R44 the lender's own limit is understood: what it asks for is waited for", async () => {
  const limited = await openTestLender({ callsPerMinute: 1 });
  try {
    const ask = () => limited.app.inject({ method: "POST", url: "/ostrader/cipher/nonce", payload: {} });
    await ask();
    const reply = await ask();
    expect(reply.statusCode).toBe(429);
    expect(Number(reply.headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(reply.headers["retry-after"])).toBeLessThanOrEqual(60);
  } finally {
    await limited.close();
  }
});

it("C15 the sandbox serves the contract as OpenAPI", async () => {
  const served = await lender.control("/__sandbox/openapi.json");
  const paths = served.paths as Record<string, unknown>;
  expect(served.openapi).toBe("3.1.0");
  expect([...contract.values()].filter(({ document: { path } }) => !(there(path.split("?")[0]) in paths))).toEqual([]);
});
