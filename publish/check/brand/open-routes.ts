import { type EffectiveBrand, pairName } from "../../documents/compose-brand.ts";
import type { Document } from "../../documents/document.ts";
import { elements, entries, valueAt } from "../../documents/entries.ts";
import { messages } from "../../faults/messages.ts";
import { type Addresses, addressesOf } from "../given/addresses/addresses.ts";
import type { Check } from "../given/checking.ts";
import { redirects } from "../given/redirects.ts";
import { latestOf } from "./set-by.ts";
import { elsewhere, tellingOnce } from "./told-once.ts";

/** Where somebody is led who asked for nothing; help is led to only where its flag is on. */
const routes = ["home", "login", "entry", "disabled"].map((name) => ["routes", name]);

/**
 * Where a brand itself leads is open in it: from a screen that it closed it would lead to one that it closed, and round
 * again.
 */
export const checkOpenRoutes: Check = ({ project, report }) => {
  const addresses = project.whole(addressesOf);
  const tell = tellingOnce({ project, report });
  for (const brand of project.brands)
    for (const path of [...routes, ...tabsOf(brand)]) {
      const address = valueAt(brand.value, path);
      if (typeof address !== "string") continue;
      for (const flag of closedOn(brand, address, addresses)) {
        const at = latestOf(brand, path, ["flags", flag]);
        const name = pairName(brand);
        const [lead, closes] = [path, ["flags", flag]].map((other) => elsewhere(brand, at, other));
        const led = `"${path.join(".")}"${lead}`;
        tell(brand, at, messages.routeClosed(name, led, address, `"${flag}"${closes}`));
      }
    }
};

const tabsOf = ({ value }: EffectiveBrand): readonly (readonly string[])[] =>
  elements(entries(value.tabs).order).map((id) => ["tabs", "items", String(id), "to"]);

/** The flags that are off and close the screen of an address, or one to which it leads on. */
function closedOn({ value }: EffectiveBrand, address: string, addresses: Addresses): readonly string[] {
  const seen = new Set<Document>();
  const waiting = [address];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const screen = addresses.screen(next);
    if (!screen || seen.has(screen)) continue;
    seen.add(screen);
    const { flag } = entries(screen.data);
    if (typeof flag === "string" && entries(value.flags)[flag] !== true) return [flag];
    waiting.push(...redirects(screen).map(({ to }) => to));
  }
  return [];
}
