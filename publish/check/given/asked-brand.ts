import { isDeepStrictEqual } from "node:util";
import { brandData, type EffectiveBrand, originsOf } from "../../documents/compose-brand.ts";
import type { Document } from "../../documents/document.ts";
import type { JsonObject } from "../../documents/json.ts";
import { AskedMap } from "../memo/asked-map.ts";
import { type Memo, sameElements } from "../memo/memo.ts";

/**
 * The brand of a pair as it is when somebody asks, always the same one. What is read of it is noted section by section:
 * so an edit of its name leaves what follows from its flags as it was.
 */
export function askedBrand(
  { business, channel }: Pick<EffectiveBrand, "business" | "channel">,
  layers: () => readonly Document[],
  memo: Memo,
): EffectiveBrand {
  const whole = memo.once(() => brandData(layers(), business, channel));
  const names = memo.once(() => Object.keys(whole()), { same: sameElements });
  const section = memo.question((name: string) => (Object.hasOwn(whole(), name) ? whole()[name] : undefined), {
    same: isDeepStrictEqual,
  });
  const origins = memo.once(() => originsOf(layers(), whole()));
  const origin = memo.question((path: string) => origins().get(path), { same: isDeepStrictEqual });
  return { business, channel, value: inSections(names, section), origins: new AskedMap(origins, origin) };
}

/** An object of which each entry is asked for by itself, and what it is called apart from what it holds. */
function inSections(names: () => readonly string[], section: (name: string) => JsonObject[string] | undefined) {
  const at = (name: string | symbol) => (typeof name === "string" ? section(name) : undefined);
  const isThere = (name: string | symbol) => typeof name === "string" && names().includes(name);
  return new Proxy<JsonObject>(
    {},
    {
      get: (_, name) => at(name),
      has: (_, name) => isThere(name),
      ownKeys: () => [...names()],
      getOwnPropertyDescriptor: (_, name) =>
        isThere(name) ? { get: () => at(name), enumerable: true, configurable: true } : undefined,
    },
  );
}
