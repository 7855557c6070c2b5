import { atom } from "jotai";

/** Counts what has changed, here or by somebody else's hand: what was asked before is asked again. */
export const newsAtom = atom(0);
/** Whether the session has come to its end. */
export const signedOutAtom = atom(false);
/** Whether nobody answers: what shows may be no more as it is told, and nothing can be done. */
export const silentAtom = atom(false);
