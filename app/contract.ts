import { fromWire, type ResolveRef, toWire } from "../engine/api/wire.ts";
import type { Contract } from "../engine/index.ts";

const generated = () => import("virtual:contract");
type Generated = Awaited<ReturnType<typeof generated>>;

let loaded: Promise<Generated> | undefined;

function load(): Promise<Generated> {
  loaded ??= generated().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

const resolverOf =
  ({ entities }: Generated): ResolveRef =>
  (ref) =>
    entities[ref] ?? {};

/** The contract as it was generated from the call documents; its code comes with the first call (C4). */
export const contract: Contract = {
  async request(call, body) {
    const module = await load();
    const known = module.calls[call.id];
    return known ? toWire(known.request, body, resolverOf(module)) : body;
  },
  async response(call, content) {
    const module = await load();
    const known = module.calls[call.id];
    if (!known) return { content, faults: [`no contract for "${call.id}"`] };
    const inside = fromWire(known.response, content ?? {}, resolverOf(module));
    const faults = known.check(inside)
      ? []
      : (known.check.errors ?? []).map(
          ({ instancePath, message }) => `${instancePath || "/"}: ${message ?? "is wrong"}`,
        );
    return { content: inside, faults };
  },
  load,
  async secrets(call) {
    return (await load()).calls[call.id]?.secrets ?? [];
  },
};
