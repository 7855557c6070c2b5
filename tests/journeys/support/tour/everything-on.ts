import { readdirSync } from "node:fs";
import { join } from "node:path";
import { copyDocuments, type DocumentsCopy } from "../documents-copy.ts";

const features = [
  "bankAccount",
  "inviteFriend",
  "languageSwitch",
  "messageCenter",
  "onlineService",
  "redBag",
  "testPage",
  "voucher",
];

interface Brand {
  flags?: Record<string, boolean>;
}

/** The documents with every feature turned on in every brand, so that no route is closed. */
export function everythingOn(): DocumentsCopy {
  const copy = copyDocuments();
  const files = readdirSync(join(copy.root, "brands"), { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.endsWith(".brand.json")))
    copy.edit<Brand>(`brands/${file}`, (brand) => {
      const said = Object.keys(brand.flags ?? {});
      for (const feature of features)
        if (brand.flags && (file === "base.brand.json" || said.includes(feature))) brand.flags[feature] = true;
    });
  return copy;
}
