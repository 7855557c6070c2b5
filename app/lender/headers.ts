import type { PublishedCall } from "../../engine/published.ts";
import type { AppState } from "../../engine/index.ts";
import { mountOf } from "./address.ts";
import type { LendingBrand } from "../../publish/page/lending-brand.ts";

/** The headers of a call (C3): the device's id on all but the collector's, the language on the mall's, the token where the brand sends it so. */
export function headersOf(
  call: PublishedCall,
  brand: LendingBrand,
  state: AppState,
  language: string,
): Readonly<Record<string, string>> {
  const token = brand.api.tokenIn === "header" ? state.read("session.token") : undefined;
  const metrics = mountOf(call, brand) + call.path === brand.api.tracking;
  return {
    ...(!metrics && deviceHeader(state)),
    ...(typeof token === "string" && token !== "" && { authorization: `Bearer ${token}` }),
    ...(call.service === "mall" && { "user-language": language }),
  };
}

/** The id of the device (C3): 32 hex digits and what kind it is, in base64; nothing before it is known. */
function deviceHeader(state: AppState): Readonly<Record<string, string>> {
  const zuid = state.read("device.zuid");
  return typeof zuid === "string" ? { "device-id": btoa(zuid) } : {};
}
