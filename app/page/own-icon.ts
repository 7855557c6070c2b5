import { iconAddress } from "../../publish/page/icon-address.ts";
import { manifestAddress } from "../../publish/page/manifest-address.ts";

/** Gives the tab the icon of the brand that shows, which may be another than the page was sent with, and what is installed of it. */
export function ownIcon(boot: Parameters<typeof manifestAddress>[0]): void {
  document.querySelector('link[rel="manifest"]')?.setAttribute("href", manifestAddress(boot));
  document.querySelector('link[rel="icon"]')?.setAttribute("href", iconAddress(boot));
}
