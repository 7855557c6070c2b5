import type { AppState } from "../../engine/index.ts";
import type { LendingBrand } from "../../publish/page/lending-brand.ts";
import { AddressParts } from "./address-parts.ts";
import { entryParamNames, entryParams } from "./entry-params.ts";
import keys from "./session-keys.json" with { type: "json" };

const loginNames = ["ticket", "userToken", "userGid", "redirectUrl"];
const linkNames = ["push_url", "sms_url"];
const longest = 512;

/**
 * Reads what an address brings along on the first load and gives the address to go on with: without it, so that
 * neither a reload nor the history has it again, and at the brand's entry route when there is something to do there
 * (F7, F9, E19, E20). Tickets and tokens stay in memory.
 */
export function firstLoad(
  location: Pick<Location, "pathname" | "search" | "hash">,
  state: AppState,
  brand: LendingBrand,
): string {
  const parts = new AddressParts(location);
  const read = (name: string): string | undefined => {
    const value = parts.get(name);
    return value !== undefined && value !== "" && value.length <= longest ? value : undefined;
  };
  const taken: string[] = [];

  for (const { parameter, path } of keys) {
    if (parameter === undefined) continue;
    const value = read(parameter);
    taken.push(parameter);
    if (value !== undefined && /^[\w.-]{1,64}$/.test(value)) state.write(path, value);
  }

  const { home, login: loginRoute, entry } = brand.routes;
  if (brand.flags.entryParams && parts.get("loanGid") !== undefined) {
    // The loan that a screen of our own is about is no entry: a page that is loaded anew goes on with it (R29).
    const own = parts.isOfRouteBeside("loanGid", [entry, home, loginRoute]);
    const given = new Map(entryParamNames.flatMap((name) => [[name, parts.get(name) ?? ""] as const]));
    const kept = own ? undefined : entryParams(given);
    if (kept) state.write("session.loanGid", kept);
    taken.push(...entryParamNames.filter((name) => !own || name !== "loanGid"));
  }

  const login = Object.fromEntries(loginNames.map((name) => [name, read(name)]));
  const link = linkNames.map(read).find((found) => found !== undefined);
  taken.push(...linkNames);
  if (login.ticket !== undefined || login.userToken !== undefined) {
    taken.push(...loginNames);
    state.write("env.entry", { ...login, redirectUrl: login.redirectUrl ?? link });
    return parts.without(taken, brand.routes.entry);
  }
  // Routed once in a session: a page that is loaded anew from the very same address stays where it is (F7).
  if (link !== undefined && state.read("session.linked") !== link) {
    state.write("session.linked", link);
    state.write("env.entry", { link });
    return parts.without(taken, brand.routes.entry);
  }
  return parts.without(taken);
}
