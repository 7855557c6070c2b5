import type { Action } from "./action.ts";
import { again } from "./actions/again.ts";
import { back } from "./actions/back.ts";
import { call } from "./actions/call.ts";
import { close } from "./actions/close.ts";
import { decide } from "./actions/decide.ts";
import { dialog } from "./actions/dialog.ts";
import { go } from "./actions/go.ts";
import { login } from "./actions/login.ts";
import { logout } from "./actions/logout.ts";
import { open } from "./actions/open.ts";
import { refresh } from "./actions/refresh.ts";
import { set } from "./actions/set.ts";
import { tell } from "./actions/tell.ts";
import { toast } from "./actions/toast.ts";
import { track } from "./actions/track.ts";
import { validate } from "./actions/validate.ts";

/** The verbs that the first screen may run; the others come with the documents of all others. */
const ordered: readonly Action[] = [
  go,
  back,
  open,
  call,
  again,
  decide,
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

const table = new Map(ordered.map((action) => [action.name, action]));

/** Every verb that a step may name, as far as it is at hand. */
export const actions: ReadonlyMap<string, Action> = table;

/** Adds verbs that are fetched later. */
export function registerActions(more: readonly Action[]): void {
  for (const action of more) table.set(action.name, action);
}
