import type { Entries } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";
import type { Type } from "../types/type.ts";
import type { Reference } from "../../documents/references-of.ts";

/** Found when it is asked for: what a place opens may depend on documents that are not walked yet. */
export type Later<T> = () => T;

/** A condition that holds at a place, or does not, with what can be read where it stands. */
interface GivenCondition {
  readonly expression: unknown;
  readonly holds: boolean;
  readonly scope: PathScope;
}

/** What can be read at a place, besides what the whole document can read. */
export interface PathScope {
  /** Inside `each`: the element; undefined outside. */
  readonly item: Later<Type> | undefined;
  /** Inside `ok` or `fail`: what came back; undefined outside. */
  readonly result: Later<Type> | undefined;
  /** Inside the steps of a widget's event: what it emits; undefined outside. */
  readonly event: Later<Type> | undefined;
  /** Inside a derived value: how many stand above it. */
  readonly derived?: number;
  /** The conditions around it, from outside to inside. */
  readonly given?: readonly GivenCondition[];
  /** The only roots readable here, where a place is narrower than its document. */
  readonly only?: readonly string[];
}

/** Where nothing is opened. */
export const noScope: PathScope = { item: undefined, result: undefined, event: undefined };

/** What can be read where conditions hold, or do not. */
export const where = (
  scope: PathScope,
  conditions: readonly Pick<GivenCondition, "expression" | "holds">[],
): PathScope => ({
  ...scope,
  given: [...(scope.given ?? []), ...conditions.map((condition) => ({ ...condition, scope }))],
});

/** A part of a document with its place and scope. */
interface Placed {
  readonly path: Path;
  readonly scope: PathScope;
}

/** Everything in a document that refers to something else. */
export interface Places {
  readonly nodes: (Placed & { readonly node: Entries })[];
  readonly steps: (Placed & { readonly step: Entries })[];
  /** `truth` where only the truth of what the expression comes to is asked. */
  readonly expressions: (Placed & { readonly expression: unknown; readonly truth: boolean })[];
  readonly texts: (Placed & { readonly key: string; readonly args: Entries | undefined })[];
  /** Paths written as plain text: `bind`, `set`, `as`. */
  readonly paths: (Placed & { readonly name: string })[];
  /** Names of something else: a part, a call, a field. */
  readonly references: (Placed & Reference)[];
  /** Lists of nodes or steps that hold none. */
  readonly empties: (Placed & { readonly of: string })[];
  /** Values that come to a name: an address. */
  readonly names: (Placed & { readonly to: string; readonly value: unknown })[];
}
