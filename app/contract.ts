import type { AreaContract } from "virtual:contract";
import { fromWire, type ResolveRef, toWire, type Contract } from "../engine/api.ts";
import type { PublishedCall } from "../engine/published.ts";

/** Fetches once; a fetch that failed may be tried again. */
function once<T>(fetch: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= fetch().catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };
}

const index = once(() => import("virtual:contract"));
const fetched = new Map<string, () => Promise<AreaContract>>();

async function areaNamed(area: string): Promise<AreaContract | undefined> {
  const fetch = fetched.get(area) ?? (await index()).areas[area];
  if (!fetch) return undefined;
  const known = fetched.get(area) ?? once(fetch);
  fetched.set(area, known);
  return known();
}

/** A call's id starts with its area. */
function areaOf({ id }: PublishedCall): Promise<AreaContract | undefined> {
  const [area = ""] = id.split("-");
  return areaNamed(area);
}

/** Fetches every area while nobody waits; one that does not come is asked for again by its first call. */
async function fetchAll(): Promise<void> {
  const { areas } = await index();
  for (const area of Object.keys(areas)) void areaNamed(area).catch(() => undefined);
}

const resolverOf =
  ({ entities }: AreaContract): ResolveRef =>
  (ref) =>
    entities[ref] ?? {};

/** The contract as it was generated from the call documents; an area's code comes with its first call (C4). */
export const contract: Contract = {
  async request(call, body) {
    const area = await areaOf(call);
    const known = area?.calls[call.id];
    return area && known ? toWire(known.request, body, resolverOf(area)) : body;
  },
  async response(call, content) {
    const area = await areaOf(call);
    const known = area?.calls[call.id];
    if (!area || !known) return { content, faults: [`no contract for "${call.id}"`] };
    const inside = fromWire(known.response, content ?? {}, resolverOf(area));
    const faults = known.check(inside)
      ? []
      : (known.check.errors ?? []).map(
          ({ instancePath, keyword, params }) =>
            `${instancePath || "/"}: ${[keyword, ...Object.values(params)].join(" ")}`,
        );
    return { content: inside, faults };
  },
  load: fetchAll,
  async secrets(call) {
    return (await areaOf(call))?.calls[call.id]?.secrets ?? [];
  },
};
