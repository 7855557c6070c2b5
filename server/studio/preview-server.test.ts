import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
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
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "preview-"));
  for (const name of ["gallery.html", "reference.html", "worker.js", "worker-off.js", "in-preview.js"])
    writeFileSync(join(folder, name), name);
  const app = {
    ...{
      folder: mkdtempSync(join(tmpdir(), "app-")),
      galleryFolder: folder,
      workerFolder: folder,
      studioFolder: folder,
    },
    ...{ frame: "<head></head><body><!--root--></body>", style: "" },
  };
  preview = await openPreview({
    draft: {
      current: () => documents.current(),
      file: (name) => documents.file(name),
      hear: (heard) => {
        tell = heard;
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
