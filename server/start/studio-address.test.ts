import { expect, it } from "vitest";
import { previewPort, studioAddress } from "./studio-address.ts";

it.each<[what: string, env: Record<string, string>, studio: string, preview: string, live: string]>([
  [
    "by this machine alone",
    {},
    "http://localhost:4000",
    "http://localhost:4001 at 127.0.0.1:4001",
    "http://localhost:4002 at 127.0.0.1:4002",
  ],
  [
    "with ports of one's own",
    { PREVIEW_PORT: "5000", LIVE_PORT: "5001" },
    "http://localhost:4000",
    "http://localhost:5000 at 127.0.0.1:5000",
    "http://localhost:5001 at 127.0.0.1:5001",
  ],
  [
    "behind a proxy that ends TLS",
    { STUDIO_ORIGIN: "https://studio.example.com", PREVIEW_ORIGIN: "https://preview.example.com/" },
    "https://studio.example.com",
    "https://preview.example.com at 127.0.0.1:4001",
    "none",
  ],
  [
    "with what borrowers have beside it, where somebody says by what name",
    {
      STUDIO_ORIGIN: "https://studio.example.com",
      PREVIEW_ORIGIN: "https://preview.example.com",
      LIVE_ORIGIN: "https://live.example.com",
    },
    "https://studio.example.com",
    "https://preview.example.com at 127.0.0.1:4001",
    "https://live.example.com at 127.0.0.1:4002",
  ],
  [
    "without TLS, where somebody says so",
    {
      HOST: "0.0.0.0",
      STUDIO_ORIGIN: "http://10.0.0.5:4000",
      PREVIEW_ORIGIN: "http://10.0.0.5:4001",
      PLAIN_HTTP: "on",
    },
    "http://10.0.0.5:4000",
    "http://10.0.0.5:4001 at 0.0.0.0:4001",
    "none",
  ],
])("%s", (_, env, studio, preview, live) => {
  const found = studioAddress(env, 4000);
  const [shown, ofLive] = [found.preview, found.live].map(
    (one) => one && `${one.origin} at ${one.at.host}:${one.at.port}`,
  );
  expect([found.studio, shown, ofLive ?? "none"]).toEqual([studio, preview, live]);
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
  [
    { STUDIO_ORIGIN: https, PREVIEW_ORIGIN: other, LIVE_ORIGIN: other },
    "expected LIVE_ORIGIN to be another origin than STUDIO_ORIGIN and PREVIEW_ORIGIN",
  ],
  [{ STUDIO_ORIGIN: https, PREVIEW_ORIGIN: other, LIVE_ORIGIN: "http://10.0.0.5:4002" }, "over http://10.0.0.5:4002"],
  [{ LIVE_PORT: "web" }, "expected a port such as LIVE_PORT=4001, found LIVE_PORT=web"],
  [{ PREVIEW_PORT: "0" }, "expected a port such as PREVIEW_PORT=4001, found PREVIEW_PORT=0"],
  [{ PLAIN_HTTP: "yes" }, "expected PLAIN_HTTP=on"],
])("%j is told what to say", (env, words) => {
  expect(() => studioAddress(env, 4000)).toThrow(words);
});

it("for this machine alone the preview has a free port, unless told", () => {
  expect([previewPort({}), previewPort({ PREVIEW_PORT: "5000" })]).toEqual([0, 5000]);
});
