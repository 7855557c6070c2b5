import { storage } from "./storage.ts";

/** One value that an earlier page kept, read before the app's state exists. */
export function restored(kind: "localStorage" | "sessionStorage", path: string): unknown {
  try {
    return JSON.parse(storage(kind)?.getItem(`app.${path}`) ?? "null");
  } catch {
    return null;
  }
}
