import { valueAt } from "../../../documents/entries.ts";
import type { Fact } from "./fact.ts";

const download = "support.download";

/** The store of a shell is where its download leads: https://play.google.com/store/apps/details?id=… */
export const store: Fact = {
  name: "store",
  say: (_, value) => (value === "play" ? "an app of the store" : "an app of no store"),
  find(_, { value }) {
    const address = valueAt(value, download.split("."));
    const isPlay =
      typeof address === "string" && URL.canParse(address) && new URL(address).hostname === "play.google.com";
    return { value: isPlay ? "play" : "none", by: [download] };
  },
};
