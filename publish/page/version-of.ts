import type { LendingBrand } from "./lending-brand.ts";

const bare = /^(\d{1,3}(\.\d{1,3}){3}|\[[0-9a-f:.]+\])$/i;

/**
 * The version that the page says of itself where the native app says none (K9): the brand's, and in an emergency, when
 * it is served from a bare address instead of a name, one that says that address.
 */
export function versionOf({ constants }: LendingBrand, host: string = globalThis.location?.hostname ?? ""): string {
  return bare.test(host) ? constants.emergencyVersion.replace("{ip}", host) : constants.appVersion;
}
