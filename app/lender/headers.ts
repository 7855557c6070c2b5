import type { PublishedCall } from "../../engine/published.ts";
import type { AppState } from "../../engine/index.ts";
import { mountOf } from "./address.ts";
import type { LendingBrand } from "../../publish/page/lending-brand.ts";

/** The headers of a call (C3): the device's id on all but the collector's, the language on the mall's. */
export function headersOf(
  call: PublishedCall,
  brand: LendingBrand,
  state: AppState,
  language: string,
): Readonly<Record<string, string>> {
  const zuid = state.read("device.zuid");
  const metrics = mountOf(call, brand) + call.path === brand.api.tracking;
  return {
    ...(typeof zuid === "string" && !metrics && { "device-id": btoa(zuid) }),
    ...(call.service === "mall" && { "user-language": language }),
  };
}
