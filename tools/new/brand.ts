import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { entries } from "../../publish/documents/entries.ts";
import type { Kind } from "./kind.ts";
import { writeDocument } from "./write-document.ts";

/** A business that states what only it can say, or what a business says on one channel alone. */
export const brand: Kind = {
  name: "brand",
  form: "<id>[/<area>]",
  ids: /^\d+$/,
  make({ root, id, area: channel }) {
    const own = `brands/business/${id}.brand.json`;
    const pair = `brands/pair/${id}-${channel}.brand.json`;
    const beside = `brands/channel/${channel}.brand.json`;
    const isThere = (file: string) => existsSync(join(root, file));
    const business = {
      id,
      name: `Brand ${id}`,
      legalName: `Brand ${id} Limited`,
      licence: `LICENCE/${id}`,
      mark: "ring",
      support: {
        phone: `0201${id.padStart(3, "0")}0000`,
        email: `care@brand-${id}.example`,
        address: `The office of Brand ${id} Limited`,
      },
    };
    const files = {
      ...(channel === "" || !isThere(own) ? { [own]: writeDocument(own, "brand", business) } : {}),
      ...(channel !== "" && !isThere(beside) ? { [beside]: writeDocument(beside, "brand", { id: channel }) } : {}),
      ...(channel === ""
        ? {}
        : { [pair]: writeDocument(pair, "brand", { id: `${id}-${channel}`, name: nameOf(root, own, id) }) }),
    };
    return {
      files,
      next: [
        `See it at /?b=${id}&c=${channel || "302"}; what else a brand can say: npm run brand -- ${id} ${channel || "302"}, docs/guides/change-a-brand.md.`,
      ],
    };
  },
};

/** What the pair is called to begin with: as its business. */
function nameOf(root: string, file: string, id: string): string {
  const path = join(root, file);
  const { name } = entries(existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {});
  return typeof name === "string" ? name : `Brand ${id}`;
}
