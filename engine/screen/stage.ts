import type { LostWhy } from "../document/part-lost.ts";
import type { Visit } from "./visit.ts";

/** What is shown: a visit, or why there is none. */
export type Stage =
  | { readonly kind: "visit"; readonly visit: Visit }
  | { readonly kind: "unknown"; readonly path: string }
  | { readonly kind: "failed"; readonly why: LostWhy | undefined; readonly retry: () => void }
  | { readonly kind: "empty" };
