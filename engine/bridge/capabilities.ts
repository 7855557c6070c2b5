import type { Fallback } from "./bridge.ts";
import type { ValueShape } from "./shape.ts";

/** The two sets of names that native apps speak. */
export type Naming = "new" | "older";

/** A name in each set. */
export type ByNaming = Readonly<Record<Naming, string>>;

/** Something that a native app can do for the page. */
export interface Capability {
  readonly method: ByNaming;
  readonly request: ValueShape;
  /** What it answers; absent, nobody answers and the question is settled when it is sent. */
  readonly answer?: ValueShape;
  /** ms; absent, the document's. */
  readonly timeout?: number;
  readonly fallback: Fallback;
  readonly late?: Late;
}

/** An answer that comes `after` ms or later and whose `property` is `from` counts as `to` (R73). */
interface Late {
  readonly after: number;
  readonly property: string;
  readonly from: string;
  readonly to: string;
}

/** Something that the native app says by itself. */
interface NativeEvent {
  readonly name: ByNaming;
  readonly data: ValueShape;
}

/** Which tracked events the native app's own analytics hear too. */
export interface Analytics {
  readonly prefixes: readonly string[];
  /** What the name of a page view gets before it. */
  readonly pages: string;
  readonly names: readonly string[];
  readonly skip: readonly string[];
}

/** `api/bridge.capabilities.json`: how the page and a native app speak (C17). */
export interface BridgeDocument {
  /** The object on the page in each set. */
  readonly objects: ByNaming;
  /** The function on the page that the older set answers to. */
  readonly reply: string;
  /** ms until a question without an answer is given up. */
  readonly timeout: number;
  readonly capabilities: Readonly<Record<string, Capability>>;
  readonly events: Readonly<Record<string, NativeEvent>>;
  readonly analytics: Analytics;
}
