import { iconAddress } from "../../publish/page/icon-address.ts";

/** Gives the tab the icon of the brand that shows, which may be another than the page was sent with. */
export function ownIcon(boot: Parameters<typeof iconAddress>[0]): void {
  document.querySelector('link[rel="icon"]')?.setAttribute("href", iconAddress(boot));
}
