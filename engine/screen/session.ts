import type { FieldConditions } from "../document/bind-nodes.ts";
import type { Reader } from "../expression/operator/reader.ts";
import type { Cells, Place } from "../state/cells.ts";
import type { Scope } from "../state/scope.ts";

/** What a path means where it is read: a place of state, or what a scope or `derived` answers. */
export interface Way {
  readonly words: readonly string[];
  readonly place: Place | undefined;
}

/** What is read and written on a screen, or in a dialog over it. */
export interface Session {
  /** The screen's id. */
  readonly id: string;
  /** Where its own form lies. */
  readonly cells: Cells;
  /** Under which conditions each bound field shows; known when the document is compiled. */
  readonly fields: FieldConditions;
  /** False after the screen was left. */
  readonly open: boolean;
  /** Aborted when the screen is left. */
  readonly left: AbortController;
  way(path: string): Way;
  read(path: string, scope?: Scope): unknown;
  derive(words: readonly string[], read: (path: string) => unknown): unknown;
  write(path: string, value: unknown): void;
  reader(scope: Scope): Reader;
}
