import type { Dates } from "./calendar-file.ts";
import type { Turn } from "./turns.ts";

/** What the engine needs of the page around it; tests give their own. */
export interface Host {
  /** Leaves the app for an address that was found allowed. */
  open(url: string): void;
  /** A path of this site as a whole address, for who opens it elsewhere. */
  whole(path: string): string;
  /** Gives whether the text was copied. */
  copy(text: string): Promise<boolean>;
  /** Gives whether the device's share sheet opened, whatever became of it there. */
  share(what: { title: string; text: string; url?: string }): Promise<boolean>;
  print(): void;
  /** Hands over a calendar file with these moments (epoch ms). */
  saveDates(what: Dates): Promise<void>;
  /** Takes the user to that of these DOM ids which comes first on the page, unless he went to another field himself. */
  focusFirst(ids: readonly string[]): void;
  scrollToTop(): void;
  /** Draws another screen, moving to it where the page can. */
  readonly turn: Turn;
  /** What was noted under a name where the user is in his history; back there, and after a reload, it is there again. */
  noted(name: string): unknown;
  note(name: string, value: unknown): void;
  setTitle(title: string): void;
}

/** Moves between the app's own routes. */
export interface Navigator {
  go(target: string, options?: { replace?: boolean }): void;
  /** Back in the history, or to `otherwise` when the app was entered here. */
  back(otherwise: string): void;
  /** While held, the back button calls `dismiss` instead, again and again until that gives true; gives back the way to let go. */
  holdBack(dismiss: () => boolean): () => void;
}
