import { hidePath } from "../../engine/api.ts";
import type { PublishedCall } from "../../engine/published.ts";
import { textOf } from "../../engine/expression.ts";
import type { AppState } from "../../engine/index.ts";
import type { LendingBrand } from "../../publish/page/lending-brand.ts";

/** Under this word of the mount stand hidden paths (C7). */
const hidden = "o";

/** Where a call's service stands: the lender's own mount, or another that the brand names. */
export const mountOf = ({ service }: PublishedCall, { api }: LendingBrand): string =>
  service === "mall" ? api.mall : api.mount;

/**
 * The address of a call, with the query that every call carries (C1); names and mounts are the brand's. `production`
 * hides the path where the brand wants that (C7).
 */
export function addressOf(
  call: PublishedCall,
  brand: LendingBrand,
  state: AppState,
  language: string,
  production = false,
): string {
  const { base = "", names, channelFlag, keyId, tokenIn } = brand.api;
  const onWeb = state.read("env.native") !== true;
  const carried: [string, unknown][] = [
    [names.token, tokenIn === "header" ? undefined : state.read("session.token")],
    [names.userId, state.read("session.userId")],
    [names.channelFlag, channelFlag],
    [names.business, state.read("session.b")],
    [names.language, language],
    [names.channel, state.read("session.c")],
    [names.encrypted, brand.flags.encryption && onWeb ? 1 : undefined],
    [names.source, state.read("session.sl")],
  ];
  const query = new URLSearchParams();
  for (const [name, value] of carried)
    if (value !== undefined && value !== null && value !== "") query.set(name, textOf(value));
  const [path = "", fixed] = call.path.split("?");
  const shown = production && brand.flags.obfuscateUrls ? `/${hidden}/${hidePath(path, keyId)}` : path;
  return `${base}${mountOf(call, brand)}${shown}?${fixed ? `${fixed}&` : ""}${query}`;
}
