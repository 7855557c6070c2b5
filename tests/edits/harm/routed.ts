import type { Boot } from "../../../publish/page/boot.ts";
import { addresses } from "../../brand-values/screen-addresses.ts";

/** Addresses of some screens, or of all. */
export function routed({ pack }: Boot, ids: readonly string[] | undefined): readonly string[] {
  const screens = Object.values(pack?.screens ?? {}).filter(({ id }) => ids === undefined || ids.includes(id));
  const fixed = (path: string) => path.replace(/\/\{.*$/, "");
  return addresses.filter((address) => {
    const path = address.split("?")[0] ?? "";
    return screens.some(({ route }) => path === route || (route.includes("{") && path.startsWith(fixed(route))));
  });
}
