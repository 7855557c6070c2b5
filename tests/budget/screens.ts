import type { Boot } from "../../publish/page/boot.ts";
import type { Pack } from "../../engine/published.ts";
import type { Row } from "./row.ts";
import { zipped } from "./sizes.ts";

/** gzip sizes of what each screen brings besides the shared documents: the pack of its area. */
export async function screenSizes(url: string): Promise<Row[]> {
  const text = async (address: string) => (await fetch(url + address)).text();
  const boot = JSON.parse(await text("/documents/boot/default-default-en_US.json")) as Boot;
  const rows: Row[] = [];
  for (const [area, address] of Object.entries(boot.release.packs)) {
    const content = await text(address);
    const screens = Object.keys((JSON.parse(content) as Pack).screens ?? {}).length;
    const name =
      area === "shared"
        ? "Later, once for all screens: shared documents, gzip"
        : `Screens of ${area} (${screens}), gzip`;
    rows.push({ name, value: zipped(content), ...(area !== "shared" && { limit: 30_000 }), unit: "bytes" });
  }
  for (const [language, address] of Object.entries(boot.textAddresses))
    rows.push({
      name: `Later, once for all screens: texts ${language}, gzip`,
      value: zipped(await text(address)),
      unit: "bytes",
    });
  return rows.sort((one, other) => one.name.localeCompare(other.name));
}
