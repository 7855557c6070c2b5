/** Gives the expressions that a path stands for: those of a value that is worked out, one for each host. */
export type Meant = (path: string) => readonly unknown[];

/** A condition, and whether it holds. */
export interface Condition {
  readonly expression: unknown;
  readonly holds: boolean;
}
