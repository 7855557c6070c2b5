import type { FieldConditions } from "../document/bind-nodes.ts";
import type { Reader } from "../expression/operator/reader.ts";
import type { Cells } from "../state/cells.ts";
import type { Scope } from "../state/scope.ts";

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
  /** Aborted when what shows it is gone: the screen was left, or the dialog closed. */
  readonly ended: AbortSignal;
  /** The state that holds what is under a path's first word; undefined where a scope, `derived` or `decided` answers. */
  holder(root: string | undefined): Cells | undefined;
  read(path: string, scope?: Scope): unknown;
  derive(words: readonly string[], read: (path: string) => unknown): unknown;
  write(path: string, value: unknown): void;
  reader(scope: Scope): Reader;
}
