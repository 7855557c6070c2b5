import type { Visit } from "./visit.ts";

/** What is shown: a visit, or why there is none. */
export type Stage =
  | { readonly kind: "visit"; readonly visit: Visit }
  | { readonly kind: "unknown"; readonly path: string }
  | { readonly kind: "failed"; readonly retry: () => void }
  | { readonly kind: "empty" };
