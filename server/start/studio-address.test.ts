import { expect, it } from "vitest";
import { previewPort, studioAddress } from "./studio-address.ts";

it.each<[what: string, env: Record<string, string>, studio: string, preview: string, at: string]>([
  ["by this machine alone", {}, "http://localhost:4000", "http://localhost:4001", "127.0.0.1:4001"],
  [
    "with a port of one's own",
    { PREVIEW_PORT: "5000" },
    "http://localhost:4000",
    "http://localhost:5000",
    "127.0.0.1:5000",
  ],
  [
    "behind a proxy that ends TLS",
    { STUDIO_ORIGIN: "https://studio.example.com", PREVIEW_ORIGIN: "https://preview.example.com/" },
    ...(["https://studio.example.com", "https://preview.example.com", "127.0.0.1:4001"] as const),
  ],
  [
    "without TLS, where somebody says so",
    {
      HOST: "0.0.0.0",
      STUDIO_ORIGIN: "http://10.0.0.5:4000",
      PREVIEW_ORIGIN: "http://10.0.0.5:4001",
      PLAIN_HTTP: "on",
    },
    ...(["http://10.0.0.5:4000", "http://10.0.0.5:4001", "0.0.0.0:4001"] as const),
  ],
])("%s", (_, env, studio, preview, at) => {
  const found = studioAddress(env, 4000);
  expect([found.studio, found.preview, `${found.at.host}:${found.at.port}`]).toEqual([studio, preview, at]);
});

const [https, other] = ["https://studio.example.com", "https://preview.example.com"];

it.each<[env: Record<string, string>, words: string]>([
  [{ HOST: "0.0.0.0" }, "as in STUDIO_ORIGIN=https://studio.example.com"],
  [{ STUDIO_ORIGIN: https }, "as in PREVIEW_ORIGIN=https://preview.example.com"],
  [{ STUDIO_ORIGIN: https, PREVIEW_ORIGIN: https }, "expected PREVIEW_ORIGIN to be another origin than STUDIO_ORIGIN"],
  [{ STUDIO_ORIGIN: `${https}/studio`, PREVIEW_ORIGIN: other }, "expected an address without a path"],
  [{ STUDIO_ORIGIN: "studio.example.com", PREVIEW_ORIGIN: other }, "expected an address without a path"],
  [
    { STUDIO_ORIGIN: "http://10.0.0.5:4000", PREVIEW_ORIGIN: "http://10.0.0.5:4001" },
    "over http://10.0.0.5:4000 passwords",
  ],
  [{ STUDIO_ORIGIN: https, PREVIEW_ORIGIN: "http://10.0.0.5:4001" }, "over http://10.0.0.5:4001 passwords"],
  [{ PREVIEW_PORT: "0" }, "expected a port such as PREVIEW_PORT=4001, found PREVIEW_PORT=0"],
  [{ PLAIN_HTTP: "yes" }, "expected PLAIN_HTTP=on"],
])("%j is told what to say", (env, words) => {
  expect(() => studioAddress(env, 4000)).toThrow(words);
});

it("for this machine alone the preview has a free port, unless told", () => {
  expect([previewPort({}), previewPort({ PREVIEW_PORT: "5000" })]).toEqual([0, 5000]);
});
