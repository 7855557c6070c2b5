import { elements, entries, valueAt } from "../../../documents/entries.ts";
import { idOf } from "../../given/document-index.ts";
import type { Deed } from "../../graph/deeds.ts";
import { deedsOf } from "../../graph/deeds-of.ts";
import type { Fact } from "./fact.ts";

/** The data of the phone that a capability of the native app reads (docs/native-bridge.md). */
const reads: Readonly<Record<string, readonly string[]>> = {
  contacts: ["pick-contact"],
  location: ["location"],
  messages: ["upload-sms"],
};

/** What a borrower is asked for: by a capability that reads it, or as a permission of the phone. */
export const asks: Fact = {
  name: "asks",
  say: (names, value) => (value === true ? `${names} asked for` : `no ${names} asked for`),
  find(project, brand, [data = ""]) {
    const deeds = deedsOf(project, brand);
    const [asked] = [
      ...(reads[data] ?? []).flatMap((capability) => deeds.of(`ask ${capability}`)),
      ...deeds.of("ask permissions").flatMap((deed) => permitted(deeds, deed, data)),
    ];
    return asked ? { value: true, by: asked.by, at: asked } : { value: false };
  },
};

/** Where a permission is asked for: by its name, or by whoever opens the dialog that asks. */
function permitted(deeds: ReturnType<typeof deedsOf>, deed: Deed, data: string): readonly Deed[] {
  const names = elements(entries(valueAt(deed.document.data, [...deed.path, "with", "with"])).names);
  return names.flatMap((name) => {
    if (name === data) return [deed];
    const { $: path } = entries(name);
    return typeof path === "string" && path.startsWith("with.")
      ? deeds.of(`hand ${idOf(deed.document)}.${path.slice("with.".length)} ${data}`)
      : [];
  });
}
