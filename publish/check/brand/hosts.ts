import { parse } from "tldts";
import { elements, entries } from "../../documents/entries.ts";
import { messages } from "../../faults/messages.ts";
import type { Said } from "../../faults/say.ts";
import { ofEach } from "../given/checking.ts";

/** Lists of a brand that hold hosts. */
const hostLists = ["allowList", "testHosts"];

/**
 * A host that a brand allows is one owner's: `.example.com`, not `.com`, `.com.ng` or `.github.io`, under which anybody
 * may have one; and it has a name, also where its lender is: the address of a machine is none that a phone reaches, and
 * some are not for the public. How its letters may stand is the schema's.
 */
export const checkHosts = ofEach(({ report }, document) => {
  const { lists, api } = entries(document.data);
  const { base } = entries(api);
  const lender = typeof base === "string" ? judgeOrigin(base) : undefined;
  if (lender) report(document, ["api", "base"], lender);
  for (const list of hostLists)
    for (const [index, host] of elements(entries(lists)[list]).entries()) {
      const said = typeof host === "string" ? judge(host) : undefined;
      if (said) report(document, ["lists", list, index], said);
    }
}, "brand");

/** Numbers in any form that an address takes come to one of four, or to none at all. */
function judgeOrigin(origin: string): Said | undefined {
  if (!URL.canParse(origin)) return messages.hostAsNumbers(origin);
  const { hostname } = new URL(origin);
  return hostname === "localhost" ? undefined : judge(hostname);
}

function judge(host: string): Said | undefined {
  const { isIp, publicSuffix, domain, isIcann, isPrivate } = parse(host.replace(/^\./, ""), {
    allowPrivateDomains: true,
  });
  if (isIp) return messages.hostAsNumbers(host);
  const known = isIcann === true || isPrivate === true;
  return known && domain === null && publicSuffix !== null ? messages.hostOfAll(host, publicSuffix) : undefined;
}
