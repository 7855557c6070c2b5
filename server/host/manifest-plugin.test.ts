import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { newServer } from "../front/new-server.ts";
import { hosted } from "../testing/hosted.ts";
import { there } from "../../tests/there.ts";
import { composePage } from "./page.ts";
import { iconPlugin } from "./icon-plugin.ts";
import { manifestOf } from "./manifest.ts";
import { manifestPlugin } from "./manifest-plugin.ts";

// All documents are read and checked: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const documents = hosted();
let server: Awaited<ReturnType<typeof newServer>>;
beforeAll(async () => {
  server = await newServer({ logLevel: "silent" });
  await server.register(manifestPlugin, { documents });
  await server.register(iconPlugin, { documents });
});
afterAll(() => server.close());

it.each([
  ["716", "104", "zh_CN", "zh-CN", "在手机上申请奈拉小额借款"],
  ["718", "302", "en_US", "en", "Small loans in naira from "],
])("S28 %s-%s is installed in %s as itself", async (b, c, language, lang, words) => {
  const boot = there(documents.current().boot(b, c, language));
  const { html } = composePage("<head><title></title></head>", "", boot, "");
  const [, address = ""] = /<link rel="manifest" href="([^"]+)" \/>/.exec(html) ?? [];
  expect(address).toBe(`/manifest/${b}-${c}-${language}.json`);
  const { statusCode, headers, body } = await server.inject({ url: address });
  expect([statusCode, headers["content-type"]]).toEqual([200, "application/json; charset=utf-8"]);
  const said = JSON.parse(body);
  const [, title] = /<title>([^<]+)</.exec(html) ?? [];
  const [, bar] = /light\)" content="([^"]+)"/.exec(html) ?? [];
  expect(said).toMatchObject({
    id: `/?b=${b}&c=${c}`,
    start_url: `/?b=${b}&c=${c}`,
    scope: "/",
    display: "standalone",
    name: title,
    short_name: title,
    lang,
    theme_color: bar,
    background_color: bar,
    icons: [
      { src: `/icon/${b}-${c}.svg`, sizes: "any", type: "image/svg+xml", purpose: "any" },
      { src: `/icon/${b}-${c}-whole.svg`, sizes: "any", type: "image/svg+xml", purpose: "maskable" },
    ],
  });
  expect(said.description).toContain(words);
  expect((await server.inject({ url: said.icons[0].src })).body).toBe("<svg/>");
  expect((await server.inject({ url: said.icons[1].src })).body).toBe("<svg id='whole'/>");
});

it.each(["999-302-en_US", "718-302-fr_FR", "__proto__-302-en_US", "718-302-toString", "718"])(
  "S28 R11 there is none of %s",
  async (name) => expect((await server.inject({ url: `/manifest/${name}.json` })).statusCode).toBe(404),
);

it("B2 S28 a pair that is closed is not installed as another", async () => {
  const closed = await newServer({ logLevel: "silent" });
  await closed.register(manifestPlugin, { documents: hosted(["brands/business/716.brand.json"]) });
  const { statusCode, body } = await closed.inject({ url: "/manifest/716-104-en_US.json" });
  expect(statusCode).toBe(503);
  expect(body).not.toContain("name");
  await closed.close();
});

it("S28 a brand's own drawing is its icon as it is", () => {
  const boot = there(documents.current().boot("718", "302", "en_US"));
  const icons = (mark: string) => manifestOf({ ...boot, brand: { ...boot.brand, mark } }).icons;
  expect(icons("/assets/logo.png")).toEqual([
    { src: "/assets/logo.png", sizes: "any", type: "image/png", purpose: "any" },
  ]);
  expect(icons("/assets/logo.avif")).toEqual([]);
});
