import { cachePrefix, makingRoom, type TextStore } from "../../engine/index.ts";

const tried = `${cachePrefix}tried`;

/**
 * Whether a store keeps what is written there, once what nobody misses made room (R58): there is one that can be read
 * and takes nothing.
 */
export function keeps(store: TextStore | undefined): boolean {
  if (!store) return false;
  try {
    makingRoom(store, () => store.setItem(tried, "1"));
    store.removeItem(tried);
    return true;
  } catch {
    return false;
  }
}
