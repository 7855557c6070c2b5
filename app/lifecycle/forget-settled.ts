import { OnceKeys } from "../../engine/api.ts";
import type { Engine, TextStore } from "../../engine/index.ts";

interface Leaving {
  readonly ui: { readonly leaving: Pick<Engine["ui"]["leaving"], "watch"> };
  readonly state: Pick<Engine["state"], "read">;
}

/**
 * Whoever leaves takes along what this browser notes of calls that were answered, also of those that he made before he
 * was known (R54). What is not settled stays: else it could be done twice (docs/decisions/0007-once.md).
 */
export function forgetSettled({ ui, state }: Leaving, store: TextStore | undefined): void {
  const keys = new OnceKeys(store);
  ui.leaving.watch(() => keys.forgetSettled([state.read("session.userGid"), undefined].map(String)));
}
