import type { AppState, CallDocument } from "../engine/index.ts";
import type { LendingBrand } from "./lending-brand.ts";

/** The address of a call, with the query that every call carries (C1); names and mount are the brand's. */
export function addressOf(call: CallDocument, brand: LendingBrand, state: AppState, language: string): string {
  const { base = "", mount, names, channelFlag } = brand.api;
  const carried: [string, unknown][] = [
    [names.token, state.read("session.token")],
    [names.userId, state.read("session.userId")],
    [names.channelFlag, channelFlag],
    [names.business, state.read("session.b")],
    [names.language, language],
    [names.channel, state.read("session.c")],
    [names.source, state.read("session.sl")],
  ];
  const query = new URLSearchParams();
  for (const [name, value] of carried)
    if (value !== undefined && value !== null && value !== "") query.set(name, String(value));
  return `${base}${mount}${call.path}${call.path.includes("?") ? "&" : "?"}${query}`;
}
