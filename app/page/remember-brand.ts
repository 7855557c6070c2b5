import type { Boot } from "../boot.ts";

/** Tells the server's next page which brand and language to come with; holds no identity. */
export function rememberBrand({ business, channel, language }: Boot): void {
  document.cookie = `brand=${business}-${channel}; path=/; SameSite=Lax`;
  document.cookie = `language=${language}; path=/; SameSite=Lax; max-age=31536000`;
}
