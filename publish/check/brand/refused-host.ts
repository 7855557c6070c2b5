import { leadsOn } from "../../../lending/operators/offered.ts";
import { type EffectiveBrand, pairName } from "../../documents/compose-brand.ts";
import { elements, entries } from "../../documents/entries.ts";
import { messages } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import type { Said } from "../../faults/say.ts";

/** The host of an address; of what is none, all of it. */
export const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : address);

/**
 * What is wrong with an address outside that a brand opens: the app opens none of a host that the brand does not allow.
 */
export function refusedHost(brand: EffectiveBrand, address: string): Said | undefined {
  const hosts = elements(entries(brand.value.lists).allowList);
  if (leadsOn(address, [], hosts)) return undefined;
  const host = hostOf(address);
  // Where the host is not what is wrong, as with a name before it, all of the address is told.
  if (hosts.includes(host)) return messages.hostNotAllowed(pairName(brand), address);
  return messages.hostNotAllowed(pairName(brand), host, nearest(host, hosts.map(String)));
}

/** What is wrong with an address outside in some brand that has a list of hosts. */
export const refusedBySome = (brands: readonly EffectiveBrand[], address: string): Said | undefined =>
  brands
    .filter(({ value }) => entries(value.lists).allowList !== undefined)
    .flatMap((brand) => refusedHost(brand, address) ?? [])[0];
