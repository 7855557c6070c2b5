import type { Boot } from "../../publish/page/boot.ts";
import type { Pack } from "../../engine/published.ts";
import type { Row } from "./row.ts";
import { chunkSize, zipped } from "./sizes.ts";

/** Most that a route may bring besides what all screens share, in bytes (gzip). */
const limit = 32_800;

/**
 * What each route brings besides what screens share (widgets, texts), gzip: the documents of its area and the
 * contract of its calls.
 */
export async function routeSizes(root: string, url: string): Promise<Row[]> {
  const text = async (address: string) => (await fetch(url + address)).text();
  const boot = JSON.parse(await text("/documents/boot/default-default-en_US.json")) as Boot;
  const contents = new Map<string, string>();
  for (const [area, address] of Object.entries(boot.release.packs)) contents.set(area, await text(address));
  const rows: Row[] = [];
  for (const [area, content] of contents) {
    if (area === "shared") continue;
    for (const screen of Object.values((JSON.parse(content) as Pack).screens ?? {})) {
      const whole = JSON.stringify(screen);
      const folders = new Set([...whole.matchAll(/"call":"([a-z0-9]+)-/g)].map(([, folder = ""]) => folder));
      const value = [...folders].reduce((total, name) => total + chunkSize(root, name), zipped(content));
      rows.push({ name: `${screen.route}: its own, gzip`, value, limit, unit: "bytes" });
    }
  }
  return rows.sort((one, other) => one.name.localeCompare(other.name));
}
