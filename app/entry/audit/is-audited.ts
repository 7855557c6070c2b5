import type { AppState } from "../../../engine/index.ts";
import type { LendingBrand } from "../../../publish/page/lending-brand.ts";

/** Whether the number that is logged in is listed for the audit mode on this channel (A4). */
export function isAudited(state: AppState, brand: LendingBrand): boolean {
  const { auditPhones } = brand.lists;
  const channel = String(state.read("session.c"));
  const phones = Object.hasOwn(auditPhones, channel) ? auditPhones[channel] : undefined;
  return (
    typeof state.read("session.token") === "string" && phones?.includes(String(state.read("session.mobile"))) === true
  );
}
