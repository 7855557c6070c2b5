import { mkdtempSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Boot } from "../../publish/page/boot.ts";
import { composePage } from "../host/page.ts";
import { sent } from "../release/drawing.ts";
import { hosted } from "../testing/hosted.ts";
import { openPreview, type Preview } from "./preview-server.ts";

// All documents are read and checked: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const page = (boot: Boot) => sent(composePage("<head></head><body><!--root--></body>", "", boot, "first screen"));
const documents = hosted([], (boot) => ({ page: page(boot), lost: page(boot), icon: "<svg/>", wholeIcon: "<svg/>" }));
let preview: Preview;
let tell: () => void;
const shown = new Map([["716", "of 716"]]);
const folder = mkdtempSync(join(tmpdir(), "preview-"));
for (const name of ["gallery.html", "reference.html", "worker.js", "worker-off.js", "in-preview.js"])
  writeFileSync(join(folder, name), name);
const app = {
  ...{ folder: mkdtempSync(join(tmpdir(), "app-")), galleryFolder: folder, workerFolder: folder, studioFolder: folder },
  ...{ frame: "<head></head><body><!--root--></body>", style: "" },
};
beforeAll(async () => {
  preview = await openPreview({
    draft: {
      current: () => documents.current(),
      file: (name) => documents.file(name),
      look: (_, heard) => {
        tell = heard;
        heard();
        return () => undefined;
      },
      releaseOf: ({ business }) => shown.get(business) ?? "of all",
    },
    app,
    lender: async (server) => void server.get("/ostrader/here", async () => "the lender"),
    frames: ["http://127.0.0.1:4000", "http://localhost:4000"],
    password: "Naira2026",
  });
});
afterAll(() => preview.close());

it("the page may be framed by the studio and by nobody else, and has two scripts more", async () => {
  const answer = await fetch(`${preview.origin}/?b=716&c=104`, { headers: { "accept-encoding": "gzip, br" } });
  const html = await answer.text();
  expect(answer.headers.get("content-security-policy")).toContain(
    "frame-ancestors http://127.0.0.1:4000 http://localhost:4000;",
  );
  expect(answer.headers.get("x-frame-options")).toBeNull();
  const follows = '<script src="/preview.js"></script>';
  const tools =
    '<script src="/preview/tools.js" data-studio="http://127.0.0.1:4000 http://localhost:4000" data-password="Naira2026"></script>';
  expect(html.match(/<script src="[^>]*><\/script>/g)).toEqual([tools, follows]);
  // The page of the draft, and these: nothing else.
  const boot = documents.current().boot("716", "104", "en_US");
  const drawn = boot && documents.current().drawn(boot);
  expect(html.replace(follows, "").replace(tools, "")).toBe(new TextDecoder().decode(drawn?.page.html));
});

it("a name that somebody else may lead here is answered nothing", async () => {
  const asked = (host: string) =>
    new Promise<number | undefined>((settle, fail) =>
      get(`${preview.origin}/?b=716&c=104`, { headers: { host } }, (answer) => {
        answer.resume();
        settle(answer.statusCode);
      }).on("error", fail),
    );
  const { port } = new URL(preview.origin);
  expect(await asked(`localhost:${port}`)).toBe(200);
  expect(await asked("evil.example")).toBe(403);
  expect(await asked(`127.0.0.1.evil.example:${port}`)).toBe(403);
});

it("packs and texts are those of a release, to the byte", async () => {
  const { release, boot } = documents.current();
  const addresses = [
    ...Object.values(release.packs),
    ...Object.values(boot("716", "104", "en_US")?.textAddresses ?? {}),
  ];
  expect(addresses.length).toBeGreaterThan(5);
  for (const address of addresses)
    expect(await (await fetch(preview.origin + address)).text(), address).toBe(
      documents.file(address.replace("/documents/", "")),
    );
});

it("what the studio asks of a page is one script, of the preview alone", async () => {
  expect(await (await fetch(`${preview.origin}/preview/tools.js`)).text()).toBe("in-preview.js");
});

it("calls go to the lender", async () => {
  expect(await (await fetch(`${preview.origin}/ostrader/here`)).text()).toBe("the lender");
});

it("each page is told which release its pair has, at once and when that may be another one", async () => {
  const { body } = await fetch(`${preview.origin}/preview/news?b=716&c=104`);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe("data: of 716\n\n");
  shown.set("716", "of 716 now");
  tell();
  expect((await reader?.read())?.value).toBe("data: of 716 now\n\n");
  await reader?.cancel();
  // A page that is no brand's own.
  const none = await fetch(`${preview.origin}/preview/news`);
  const all = none.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await all?.read())?.value).toBe("data: of all\n\n");
  await all?.cancel();
});

describe("where others than this machine reach it", () => {
  const studio = "http://studio.example.com:4000";
  let gated: Preview;
  let known: string[];
  beforeAll(async () => {
    gated = await openPreview({
      ...{
        draft: { ...documents, look: () => () => undefined, releaseOf: () => "r" },
        app,
        frames: [studio],
        password: "",
      },
      lender: async (server) => void server.get("/ostrader/here", async () => "the lender"),
      gate: { studio, isKey: async (key) => known.includes(key), secure: false },
    });
  });
  afterAll(() => gated.close());
  const enter = (key: string, origin = studio) =>
    fetch(`${gated.origin}/preview/enter`, { method: "POST", body: key, headers: { origin } });
  const addresses = ["/?b=716&c=104", "/preview/news", "/preview.js", "/ostrader/here", "/documents/current.json"];
  const seen = async (cookie: string) =>
    Promise.all(
      addresses.map(async (address) => {
        const answer = await fetch(gated.origin + address, { headers: { cookie } });
        await answer.body?.cancel();
        return answer.status;
      }),
    );

  it("it is shown to who is in, as long as he is, by a cookie that is no use in the studio", async () => {
    known = ["k1"];
    const { status, headers } = await enter("k1");
    expect([status, headers.get("access-control-allow-origin")]).toEqual([204, studio]);
    expect(headers.get("set-cookie")).toBe("preview=k1; HttpOnly; SameSite=Strict; Path=/");
    expect(await seen("preview=k1")).toEqual([200, 200, 200, 200, 200]);
    known = [];
    expect(await seen("preview=k1")).toEqual([403, 403, 403, 403, 403]);
  });

  it("nobody else is shown anything, or let in", async () => {
    known = ["k1"];
    for (const cookie of ["", "preview=k2", "studio=k1"]) expect(await seen(cookie)).toEqual([403, 403, 403, 403, 403]);
    for (const [key, origin] of [["k2"], [""], ["k1", "http://evil.example.com"], ["k1", gated.origin]] as const) {
      const { status, headers } = await enter(key, origin);
      expect([status, headers.get("set-cookie"), headers.get("access-control-allow-origin")]).toEqual([
        403,
        null,
        null,
      ]);
    }
  });

  it("what a browser sends of the studio's session is said back to nobody", async () => {
    known = ["k1"];
    for (const address of addresses.filter((one) => one !== "/preview/news")) {
      const answer = await fetch(gated.origin + address, { headers: { cookie: "studio=the-secret; preview=k1" } });
      expect((await answer.text()) + JSON.stringify([...answer.headers])).not.toContain("the-secret");
    }
  });
});
