import { afterAll, beforeAll, expect, it } from "vitest";
import { newServer } from "../../front/new-server.ts";
import { otherOrigins, reachable } from "./other-origins.ts";

const app = "https://app.example";
let server: Awaited<ReturnType<typeof newServer>>;

beforeAll(async () => {
  server = await newServer({ logLevel: "silent" });
  reachable(server, [app]);
  server.get("/", async () => "page");
  server.get("/asset", async () => "file");
  await server.register(
    async (calls) => {
      otherOrigins(calls, [app, "http://localhost:8080"]);
      calls.post("/loan/list", async () => ({ status: 0 }));
    },
    { prefix: "/ostrader" },
  );
});
afterAll(() => server.close());

const asked = async (method: "POST" | "OPTIONS", origin?: string) => {
  const { statusCode, headers } = await server.inject({
    method,
    url: "/ostrader/loan/list",
    headers: origin === undefined ? {} : { origin },
  });
  const said = Object.entries(headers).filter(([name]) => name.startsWith("access-control"));
  return [statusCode, headers.vary, Object.fromEntries(said)];
};

it("S22 a page of an origin that is allowed may ask whether it may call, and with what", async () => {
  expect(await asked("OPTIONS", app)).toEqual([
    204,
    "origin",
    {
      "access-control-allow-origin": "https://app.example",
      "access-control-expose-headers": "date, retry-after",
      "access-control-allow-methods": "GET, POST",
      "access-control-allow-headers": "content-type, device-id, idempotency-key, user-language, cipher, authorization",
      "access-control-max-age": "600",
    },
  ]);
});

it.each<["HEAD" | "GET", string, string]>([
  ["HEAD", "/", "cross-origin"],
  ["GET", "/", "same-origin"],
  ["HEAD", "/asset", "same-origin"],
])(
  "S22 a page elsewhere may find out whether anybody answers, and use nothing: %s %s is for %s",
  async (method, url, whom) => {
    const { statusCode, headers } = await server.inject({ method, url });
    expect([statusCode, headers["cross-origin-resource-policy"]]).toEqual([200, whom]);
  },
);

it("S22 where no other origin is allowed nobody elsewhere may find out", async () => {
  const alone = await newServer({ logLevel: "silent" });
  reachable(alone, []);
  alone.get("/", async () => "page");
  const { headers } = await alone.inject({ method: "HEAD", url: "/" });
  expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
  await alone.close();
});

it("S22 it reads the answer, and by when it came", async () => {
  expect(await asked("POST", "http://localhost:8080")).toEqual([
    200,
    "origin",
    {
      "access-control-allow-origin": "http://localhost:8080",
      "access-control-expose-headers": "date, retry-after",
    },
  ]);
});

it.each(["https://app.example.evil", "https://APP.example", "null", undefined])(
  "S22 a page of %s is told nothing by which it might call or read",
  async (origin) => {
    expect((await asked("OPTIONS", origin))[2]).toEqual({});
    expect((await asked("POST", origin))[2]).toEqual({});
  },
);
