import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { composeLost } from "../host/lost-page.ts";
import { composePage } from "../host/page.ts";
import type { Draw } from "../release/compose.ts";
import { sent } from "../release/drawing.ts";
import { hosted } from "../testing/hosted.ts";
import { type Exported, exportedFiles } from "./exported.ts";
import { nginxServer, underscoreHeaders } from "./header-files.ts";
import { writeExport } from "./write-export.ts";

// All documents are read and checked: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const pictures = new Map([["summer.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>"]]);
const style = "body{margin:0}";
const draw: Draw = (boot) => ({
  page: sent(composePage("<!--head--><!--root--><!--boot-->", style, boot, "first screen")),
  lost: sent(composeLost(style, boot)),
  icon: "<svg/>",
  wholeIcon: "<svg id='whole'/>",
});
let files: ReadonlyMap<string, Exported>;
const textOf = (path: string) => Buffer.from(files.get(path)?.bytes ?? []).toString();

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "built-"));
  mkdirSync(join(folder, "assets"));
  for (const name of ["entry.js", "entry.js.gz", "entry.js.br"]) writeFileSync(join(folder, "assets", name), "1");
  const galleryFolder = mkdtempSync(join(tmpdir(), "gallery-"));
  for (const page of ["gallery", "reference"]) writeFileSync(join(galleryFolder, `${page}.html`), page);
  const workerFolder = mkdtempSync(join(tmpdir(), "worker-"));
  for (const name of ["worker", "worker-off"]) writeFileSync(join(workerFolder, `${name}.js`), name);
  const app = { folder, galleryFolder, studioFolder: "", workerFolder, frame: "", style };
  files = await exportedFiles(hosted([], draw, pictures).current(), app);
});

describe("S22 an export", () => {
  it("has a page for each of the 21 pairs in each language that it lets one choose, and its icon", () => {
    const pages = [...files.keys()].filter((path) => /^\/\d+\/\d+\/\w+\/index\.html$/.test(path));
    const pairs = ["716", "717", "718"].flatMap((b) =>
      ["104", "127", "130", "301", "302", "304", "305"].map((c) => [b, c] as const),
    );
    for (const [b, c] of pairs) {
      expect(pages).toContain(`/${b}/${c}/en_US/index.html`);
      expect(files.has(`/icon/${b}-${c}.svg`)).toBe(true);
      expect(files.has(`/documents/boot/${b}-${c}-zh_CN.json`)).toBe(true);
      expect(textOf(`/icon/${b}-${c}-whole.svg`)).toBe("<svg id='whole'/>");
      expect(textOf(`/manifest/${b}-${c}-en_US.json`)).toContain(`"start_url":"/?b=${b}&c=${c}"`);
    }
    expect(pages).toContain("/716/104/zh_CN/index.html");
    expect(pages).not.toContain("/718/302/zh_CN/index.html");
    expect(textOf("/716/104/zh_CN/index.html")).toContain('"language":"zh_CN"');
  });

  it("has what pages ask for: every pack and text that they name, pictures, what was built", () => {
    const addresses = [...textOf("/716/104/en_US/index.html").matchAll(/"(\/documents\/[^"]+\.json)"/g)].map(
      ([, address = ""]) => address,
    );
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.filter((address) => !files.has(address))).toEqual([]);
    expect(textOf("/assets/summer.svg")).toBe("<svg xmlns='http://www.w3.org/2000/svg'/>");
    expect(textOf("/assets/entry.js")).toBe("1");
    expect(textOf("/404.html")).toContain("router not found");
  });

  it("S29 S31 has the worker, what takes its place, and what it shows where it keeps nothing", () => {
    expect([textOf("/worker.js"), textOf("/worker-off.js"), textOf("/worker.json")]).toEqual([
      "worker",
      "worker-off",
      '{"off":false}',
    ]);
    expect(textOf("/no-line.html")).toContain("No internet connection");
    for (const path of ["/worker.js", "/worker-off.js"])
      expect(files.get(path)?.headers["cache-control"]).toBe("no-cache");
  });

  it("a pair's page holds no other brand's name", () => {
    expect(textOf("/716/104/en_US/index.html")).not.toMatch(/Nairaline|Zestly/);
    expect(textOf("/716/104/en_US/index.html")).toContain('"business":"716"');
  });

  it("says of each file what the host says of it", () => {
    const said = (path: string) => files.get(path)?.headers ?? {};
    const page = said("/716/104/en_US/index.html");
    expect(page["cache-control"]).toBe("no-cache");
    expect(page["content-security-policy"]).toContain("require-trusted-types-for 'script'; trusted-types worker");
    expect(page["strict-transport-security"]).toBe("max-age=31536000");
    expect(page["permissions-policy"]).toContain("camera=(self), accelerometer=()");
    expect(said("/assets/entry.js")["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(said("/assets/summer.svg")["cache-control"]).toBe("no-cache");
    expect(said("/documents/boot/716-104-en_US.json")["cache-control"]).toBe("no-cache");
    expect(Object.keys(page).filter((name) => /ratelimit|date|length|etag/.test(name))).toEqual([]);
  });

  it("its root page shows nothing, runs its own script alone and names the usual brand to who runs none", () => {
    const html = textOf("/index.html");
    const [, script = ""] = /<script>([^]*?)<\/script>/.exec(html) ?? [];
    const digest = createHash("sha256").update(script).digest("base64");
    expect(files.get("/index.html")?.headers["content-security-policy"]).toContain(
      `script-src 'self' 'sha256-${digest}';`,
    );
    expect(html).toContain('<noscript><a href="/718/302/en_US/">');
  });
});

describe("S22 the files of an export", () => {
  it("lie there as they are listed, also compressed, and an older export is not written over", () => {
    const folder = mkdtempSync(join(tmpdir(), "export-"));
    const few = new Map([...files].filter(([path]) => /^\/(index\.html|716\/104\/.*|assets\/.*)$/.test(path)));
    const count = writeExport(folder, "r1", few);
    const { release, files: listed } = JSON.parse(readFileSync(join(folder, "integrity.json"), "utf8")) as {
      release: string;
      files: Record<string, string>;
    };
    expect(release).toBe("r1");
    const found = readdirSync(join(folder, "public"), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, "public").length));
    expect(Object.keys(listed).sort()).toEqual(found.sort());
    expect(count).toBe(found.length);
    for (const path of found) {
      const bytes = readFileSync(join(folder, "public", path));
      expect(listed[path]).toBe(`sha384-${createHash("sha384").update(bytes).digest("base64")}`);
    }
    const page = readFileSync(join(folder, "public/716/104/en_US/index.html"));
    expect(gunzipSync(readFileSync(join(folder, "public/716/104/en_US/index.html.gz"))).equals(page)).toBe(true);
    expect(brotliDecompressSync(readFileSync(join(folder, "public/716/104/en_US/index.html.br"))).equals(page)).toBe(
      true,
    );
    expect(() => writeExport(folder, "r2", few)).toThrow("expected a new or empty folder");
  });
});

describe("S22 the headers of an export", () => {
  const two = new Map<string, Exported>([
    ["/a/index.html", { bytes: new Uint8Array(), headers: { "x-frame-options": "DENY", "cache-control": "no-cache" } }],
    ["/b.js", { bytes: new Uint8Array(), headers: { "x-frame-options": "DENY", "cache-control": 'a "b"' } }],
  ]);

  it("as hosts of static sites read them: what all say once, then what each says besides", () => {
    expect(underscoreHeaders(two)).toBe(
      '/*\n  x-frame-options: DENY\n\n/a/\n  cache-control: no-cache\n\n/b.js\n  cache-control: a "b"\n',
    );
  });

  it("as nginx reads them: by the file that is sent, quoted", () => {
    const conf = nginxServer(two, "/srv/app");
    expect(conf).toContain('map $uri $export_cache_control {\n  default "";\n  "/a/index.html" "no-cache";\n');
    expect(conf).toContain('  "/b.js" "a \\"b\\"";');
    expect(() => nginxServer(two, "/srv/$app")).toThrow('nginx cannot be told of "$"');
    expect(conf).toContain('root "/srv/app";');
    expect(conf).toContain('add_header x-frame-options "DENY" always;');
    expect(conf).toContain("add_header cache-control $export_cache_control always;");
    // What is not there, or is a folder alone, is the page for lost addresses, with its status.
    expect(conf).toContain("error_page 403 404 =404 /404.html;");
    // A cache between keeps compressed forms apart.
    expect(conf).toContain("gzip_static on;\n  gzip_vary on;");
  });
});
