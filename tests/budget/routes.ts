import type { Boot } from "../../publish/page/boot.ts";
import type { Pack } from "../../engine/document.ts";
import type { Row } from "./row.ts";
import { chunkSize, zipped } from "./sizes.ts";

/** Most that a route may bring besides what all screens share, in bytes (gzip). */
const limit = 30_000;

/**
 * What each route brings besides what screens share (widgets, texts, parts), gzip: the documents of its area and the
 * contract of its calls.
 */
export async function routeSizes(root: string, url: string): Promise<Row[]> {
  const text = async (address: string) => (await fetch(url + address)).text();
  const boot = JSON.parse(await text("/documents/boot/default-default-en_US.json")) as Boot;
  const contents = new Map<string, string>();
  for (const [area, address] of Object.entries(boot.release.packs)) contents.set(area, await text(address));
  const shared = JSON.parse(contents.get("shared") ?? "{}") as Pack;
  const rows: Row[] = [];
  for (const [area, content] of contents) {
    if (area === "shared") continue;
    for (const screen of Object.values((JSON.parse(content) as Pack).screens ?? {})) {
      const whole = withParts(screen, shared);
      const folders = new Set([...whole.matchAll(/"call":"([a-z0-9]+)-/g)].map(([, folder = ""]) => folder));
      const value = [...folders].reduce((total, name) => total + chunkSize(root, name), zipped(content));
      rows.push({ name: `${screen.route}: its own, gzip`, value, limit, unit: "bytes" });
    }
  }
  return rows.sort((one, other) => one.name.localeCompare(other.name));
}

/** A screen's document with all the parts that it uses, as text. */
function withParts(screen: unknown, { parts = {} }: Pack): string {
  const seen = new Set<string>();
  const waiting = [JSON.stringify(screen)];
  let whole = "";
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    whole += next;
    for (const [, id = ""] of next.matchAll(/"use":"([a-z0-9-]+)"/g)) {
      if (seen.has(id) || !parts[id]) continue;
      seen.add(id);
      waiting.push(JSON.stringify(parts[id]));
    }
  }
  return whole;
}
