import { expect, it, vi } from "vitest";
import { newServer } from "../front/new-server.ts";
import { hosted } from "../testing/hosted.ts";
import type { HostedRelease } from "./hosted.ts";
import { iconPlugin } from "./icon-plugin.ts";

// All documents are read and checked: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000 });

/** The shipped documents, of which every brand has another mark. */
function marked(mark: string): HostedRelease {
  const release = hosted().current();
  return {
    ...release,
    boot: (...of) => {
      const boot = release.boot(...of);
      return boot && { ...boot, brand: { ...boot.brand, mark } };
    },
  };
}

it.each([
  ["/assets/logo.svg", 302, "/assets/logo.svg"],
  ["leaf", 200, undefined],
  ["lef", 200, undefined],
])("B4 the icon of a brand whose mark is %s", async (mark, status, location) => {
  const release = marked(mark);
  const server = await newServer({ logLevel: "silent" });
  await server.register(iconPlugin, { documents: { current: () => release } });
  const { statusCode, headers } = await server.inject({ url: "/icon.svg?b=718" });
  expect([statusCode, headers.location]).toEqual([status, location]);
  await server.close();
});
