import Fastify from "fastify";
import { expect, it } from "vitest";
import { hosted } from "../testing/hosted.ts";
import { documentsPlugin } from "./documents-plugin.ts";

const release = hosted().current();
const server = Fastify();
void server.register(documentsPlugin, {
  prefix: "/documents",
  documents: {
    current: () => release,
    file: (name: string) => (name === "a.json" ? '{"a":1}' : undefined),
  },
});

it.each([
  ["717-130-en_US", 200],
  ["default-default-zh_CN", 200],
  ["717-130-xx_XX", 404],
  ["717", 404],
])("B9 a page of %s begins with its own documents: %i", async (pair, status) => {
  const { statusCode, headers } = await server.inject(`/documents/boot/${pair}.json`);
  expect(statusCode).toBe(status);
  expect(headers["cache-control"]).toBe("no-cache");
});

it.each([
  ["718-302-zh_CN", "en_US"],
  ["718-104-zh_CN", "zh_CN"],
  ["718-104-en_US", "en_US"],
])("B7 who chose %s is spoken to in %s", async (pair, language) => {
  const { body } = await server.inject(`/documents/boot/${pair}.json`);
  expect(JSON.parse(body)).toMatchObject({ language });
});

it("B9 keeps what is named by its content for good, compressed where that is asked for", async () => {
  const { body, headers } = await server.inject("/documents/a.json");
  expect(body).toBe('{"a":1}');
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  const packed = await server.inject({ url: "/documents/a.json", headers: { "accept-encoding": "gzip" } });
  expect(packed.headers["content-encoding"]).toBe("gzip");
  expect((await server.inject("/documents/b.json")).statusCode).toBe(404);
});
