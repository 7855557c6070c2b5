import type { Action } from "./action.ts";
import { again } from "./actions/again.ts";
import { back } from "./actions/back.ts";
import { bridge } from "./actions/bridge.ts";
import { calendar } from "./actions/calendar.ts";
import { call } from "./actions/call.ts";
import { close } from "./actions/close.ts";
import { copy } from "./actions/copy.ts";
import { decide } from "./actions/decide.ts";
import { dialog } from "./actions/dialog.ts";
import { go } from "./actions/go.ts";
import { language } from "./actions/language.ts";
import { login } from "./actions/login.ts";
import { logout } from "./actions/logout.ts";
import { open } from "./actions/open.ts";
import { print } from "./actions/print.ts";
import { refresh } from "./actions/refresh.ts";
import { set } from "./actions/set.ts";
import { share } from "./actions/share.ts";
import { tell } from "./actions/tell.ts";
import { toast } from "./actions/toast.ts";
import { track } from "./actions/track.ts";
import { validate } from "./actions/validate.ts";

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
  bridge,
  tell,
  track,
  refresh,
  login,
  logout,
  copy,
  share,
  print,
  calendar,
  language,
];

/** Every verb that a step may name. */
export const actions: ReadonlyMap<string, Action> = new Map(ordered.map((action) => [action.name, action]));
