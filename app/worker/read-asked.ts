import { valuesOf } from "../../engine/index.ts";
import type { Asked, ToKeep } from "./asked.ts";
import type { LastShown } from "./kept-page.ts";

/** What a page asks; undefined for a message that no page of ours sends. */
export function readAsked(data: unknown): Asked | undefined {
  const { shown, keep } = valuesOf(data);
  const known = readShown(shown);
  if (!known) return undefined;
  if (keep === undefined) return { shown: known };
  const asked = readToKeep(keep);
  return asked && { shown: known, keep: asked };
}

/** What a browser was shown last, as it was told or kept. */
export function readShown(data: unknown): LastShown | undefined {
  const { business, channel, chosen } = valuesOf(data);
  if (!isCode(business) || !isCode(channel)) return undefined;
  return isCode(chosen) ? { business, channel, chosen } : { business, channel };
}

function readToKeep(data: unknown): ToKeep | undefined {
  const { path, language, loaded } = valuesOf(data);
  if (typeof path !== "string" || !path.startsWith("/") || !isCode(language) || !Array.isArray(loaded))
    return undefined;
  return { path, language, loaded: loaded.filter((name) => typeof name === "string" && isPart.test(name)) };
}

const isCode = (value: unknown): value is string => typeof value === "string" && /^\w+$/.test(value);

/** A page keeps pictures and type besides what is known of its build: nothing else lies there. */
const isPart = /^\/assets\/[\w.-]+$/;
