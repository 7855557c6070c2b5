import { copyDocuments, type DocumentsCopy } from "../documents-copy.ts";

const features = ["redBag", "inviteFriend", "languageSwitch", "bankAccount", "messageCenter", "testPage"];

/** The documents with every feature turned on in each brand that two brands differ in, so that no route is closed. */
export function everythingOn(): DocumentsCopy {
  const copy = copyDocuments();
  copy.edit<{ flags: Record<string, boolean> }>("brands/base.brand.json", ({ flags }) => {
    for (const feature of features) flags[feature] = true;
  });
  return copy;
}
