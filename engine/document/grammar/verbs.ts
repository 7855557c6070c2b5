import { literal, naming, path, reference, type Shape, list, value } from "./holds.ts";

const said: Shape = { said: value };

/** What each verb takes in `with`. */
export const verbs: Readonly<Record<string, Shape>> = {
  go: { to: naming("route"), query: value, replace: value },
  back: { to: naming("route") },
  open: { url: value, own: literal },
  call: { call: reference("call", "body"), body: value },
  again: { body: value },
  decide: { decision: reference("decision", "inputs"), inputs: value },
  validate: { fields: list(reference("field")) },
  set: { path: path("set"), value },
  toast: { text: value, kind: literal },
  dialog: { dialog: reference("dialog", "with"), with: value },
  close: { value },
  bridge: { capability: reference("capability", "with"), with: value },
  tell: { capability: reference("capability", "with"), with: value },
  track: { event: literal, data: value },
  refresh: { reads: list(reference("read")) },
  login: { identity: value, to: value },
  logout: { to: naming("route"), everywhere: literal },
  copy: { text: value, ...said },
  share: { title: value, text: value, url: value, ...said },
  print: {},
  calendar: { title: value, dates: value, ...said },
  language: { to: value },
};
