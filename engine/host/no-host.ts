import type { Host } from "./host.ts";

/** A page around the engine that does nothing: for one that is drawn ahead, and for tests to build theirs on. */
export const noHost: Host = {
  open: () => undefined,
  whole: (path) => path,
  copy: async () => false,
  share: async () => false,
  print: () => undefined,
  saveDates: async () => undefined,
  focusFirst: () => undefined,
  scrollToTop: () => undefined,
  turn: (draw) => draw(),
  noted: () => undefined,
  note: () => undefined,
  setTitle: () => undefined,
};
