import type { Verb } from "./verb.ts";
import { again } from "./again.ts";
import { back } from "./back.ts";
import { call } from "./call.ts";
import { close } from "./close.ts";
import { decideVerb } from "./decide.ts";
import { dialog } from "./dialog.ts";
import { go } from "./go.ts";
import { login } from "./login.ts";
import { logout } from "./logout.ts";
import { open } from "./open.ts";
import { refresh } from "./refresh.ts";
import { set } from "./set.ts";
import { tell } from "./tell.ts";
import { toast } from "./toast.ts";
import { track } from "./track.ts";
import { validate } from "./validate.ts";

/** The verbs that the first screen may run; the others come with the documents of all others. */
const ordered: readonly Verb[] = [
  go,
  back,
  open,
  call,
  again,
  decideVerb,
  validate,
  set,
  toast,
  dialog,
  close,
  tell,
  track,
  refresh,
  login,
  logout,
];

const table = new Map(ordered.map((verb) => [verb.name, verb]));

/** Every verb that a step may name, as far as it is at hand. */
export const verbsAtHand: ReadonlyMap<string, Verb> = table;

/** Adds verbs that are fetched later. */
export function registerVerbs(more: readonly Verb[]): void {
  for (const verb of more) table.set(verb.name, verb);
}
