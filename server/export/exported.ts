import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Boot } from "../../publish/page/boot.ts";
import { iconAddress, wholeIconAddress } from "../../publish/page/icon-address.ts";
import { manifestAddress } from "../../publish/page/manifest-address.ts";
import { spokenLanguage } from "../../publish/page/spoken-language.ts";
import { noLineAddress, workerAddress, workerStateAddress } from "../../publish/page/worker-addresses.ts";
import { newServer } from "../front/new-server.ts";
import type { BuiltApp } from "../host/built-app.ts";
import { hostPlugin } from "../host/host-plugin.ts";
import type { HostedRelease } from "../host/hosted.ts";
import { escaped, policyOf } from "../host/page.ts";
import { workerOffAddress } from "../host/worker-plugin.ts";
import { placeOf, rootScript } from "./place-scripts.ts";

/** A file as any server of files sends it. */
export interface Exported {
  readonly bytes: Uint8Array;
  /** What the host's own answer says besides, by its name in small letters. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Of an answer, not of what is answered. */
const OF_ONE_ANSWER =
  /^(connection|content-(encoding|length|type)|date|etag|keep-alive|last-modified|accept-ranges|transfer-encoding|vary|location|retry-after|x-ratelimit-.*)$/;

/** One request a file: an export is no crowd that anybody is to be kept from. */
const REQUESTS = 100_000;

/**
 * Every file of a release, by its path, as the host answers it: nothing of it is made in another way, so that what is
 * exported is what is served.
 */
export async function exportedFiles(release: HostedRelease, app: BuiltApp): Promise<ReadonlyMap<string, Exported>> {
  const documents = { current: () => release, file: (name: string) => release.files.get(name) };
  const server = await newServer({ logLevel: "silent" });
  await server.register(hostPlugin, { documents, app, pages: REQUESTS, files: REQUESTS });
  const files = new Map<string, Exported>();
  const keep = async (path: string, url = path, headers: Readonly<Record<string, string>> = {}) =>
    void files.set(path, await answered(server, url, headers));
  try {
    const boots = bootsOf(release);
    for (const boot of boots) await keepPair(boot, release, keep);
    await keep("/documents/current.json");
    for (const name of release.files.keys()) await keep(`/documents/${name}`);
    for (const name of assetsOf(app)) await keep(`/assets/${name}`);
    for (const name of release.pictures()) await keep(`/assets/${name}`);
    for (const address of [workerAddress, workerOffAddress, workerStateAddress, noLineAddress]) await keep(address);
    await keep("/404.html", "/nowhere", { accept: "text/html" });
    files.set("/index.html", rootPage(boots, release, files));
    return files;
  } finally {
    await server.close();
  }
}

/** What a browser is sent, over TLS. */
async function answered(
  server: FastifyInstance,
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<Exported> {
  const answer = await server.inject({ url, headers: { "x-forwarded-proto": "https", ...headers } });
  // A brand's own drawing is its icon as it is.
  if (answer.statusCode === 302) return answered(server, String(answer.headers.location), headers);
  if (answer.statusCode !== 200 && url !== "/nowhere") throw new Error(`${url} is answered with ${answer.statusCode}`);
  const said = Object.entries(answer.headers).filter(([name]) => !OF_ONE_ANSWER.test(name));
  return {
    bytes: new Uint8Array(answer.rawPayload),
    headers: Object.fromEntries(said.map(([name, value]) => [name, String(value)])),
  };
}

/** The boot of each pair that is served, in its own language. */
const bootsOf = ({ codes, boot, texts }: HostedRelease): readonly Boot[] =>
  codes.business.flatMap((business) =>
    codes.channel.flatMap((channel) => {
      const any = boot(business, channel, Object.keys(texts)[0] ?? "");
      return any ? [boot(business, channel, any.brand.language.default) ?? any] : [];
    }),
  );

async function keepPair(
  boot: Boot,
  { texts }: HostedRelease,
  keep: (path: string, url: string, headers?: Readonly<Record<string, string>>) => Promise<void>,
): Promise<void> {
  const { business, channel, brand } = boot;
  const languages = Object.keys(texts);
  for (const language of languages) {
    const data = `/documents/boot/${business}-${channel}-${language}.json`;
    await keep(data, data);
    const manifest = manifestAddress({ business, channel, language });
    await keep(manifest, manifest);
    if (spokenLanguage(brand, language) === language)
      await keep(`${placeOf({ business, channel, language })}index.html`, `/?b=${business}&c=${channel}`, {
        cookie: `language=${language}`,
      });
  }
  for (const address of [iconAddress(boot), wholeIconAddress(boot)]) await keep(address, address);
}

/** What was built for pages, without the compressed forms. */
const assetsOf = ({ folder }: BuiltApp): readonly string[] =>
  readdirSync(join(folder, "assets")).filter((name) => !/\.(gz|br)$/.test(name));

/** Shows nothing, so that nothing flashes; without scripts it leads to the usual brand. */
function rootPage(boots: readonly Boot[], release: HostedRelease, files: ReadonlyMap<string, Exported>): Exported {
  const { business, channel } = release.fallback;
  const usual = boots.find((boot) => boot.business === business && boot.channel === channel) ?? boots[0];
  if (!usual) throw new Error("no brand is served");
  const script = rootScript(boots, release);
  const place = placeOf(usual);
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title></title>
<script>${script}</script>
</head>
<body><noscript><a href="${place}">${escaped(usual.brand.name)}</a></noscript></body>
</html>
`;
  const like = files.get(`${place}index.html`)?.headers ?? {};
  return {
    bytes: new TextEncoder().encode(html),
    headers: { ...like, "content-security-policy": policyOf([], [script]) },
  };
}
