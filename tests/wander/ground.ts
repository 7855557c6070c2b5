import type { Naming } from "../../engine/bridge.ts";
import type { Line, Owner } from "../random/line.ts";
import type { Aim, Field, Seen } from "./eyes.ts";
import type { bootFor } from "./served.ts";

/** The native app around a page: which of the two sets it speaks, and whether its user lets it do what it is asked. */
export interface NativeApp {
  readonly set: Naming;
  readonly willing: boolean;
}

/** A page now: what is seen of it, and what only a test knows. */
export interface Look extends Seen {
  /** What its session keeps, by name. */
  readonly kept: Readonly<Record<string, string>>;
  /** It waits for something. */
  readonly busy: boolean;
  /** What it did that is not seen: what it asked, tracked, handed to the browser or to the native app. */
  readonly stirs: number;
  /** Faults of our own that it told. */
  readonly faults: readonly unknown[];
}

/** What was pressed, and whether something must come of it. */
export interface Pressed {
  readonly name: string;
  readonly mustStir: boolean;
}

/** A tab in which somebody walks. */
export interface WalkedTab {
  /** Whose answers it hears. */
  readonly owner: Owner;
  readonly address: string;
  look(): Promise<Look>;
  /** Presses so often at once; gives nothing where there is nothing to press. */
  press(aim: Aim, times: number): Promise<Pressed | undefined>;
  /** How many fields there are, and how many presses belong to filling in. */
  toFill(): Promise<{ readonly fields: number; readonly presses: number }>;
  field(nth: number): Promise<Field | undefined>;
  type(nth: number, value: string): Promise<void>;
  follow(address: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** It hears that the line is there again. */
  online(): Promise<void>;
  /** It hears that somebody looks at it again, or nobody any more. */
  shown(now: boolean): Promise<void>;
  /** A second tab, as a browser duplicates one. */
  duplicate(): Promise<WalkedTab>;
  close(): Promise<void>;
}

/** What a storage holds, by name. */
export type Stored = readonly (readonly [string, string])[];

/** What the first tab is opened with. */
export interface Opening {
  readonly line: Line;
  /** The line's, listened to. */
  readonly fetchOf: Line["fetchOf"];
  readonly boot: ReturnType<typeof bootFor>;
  readonly native: NativeApp | undefined;
  readonly userGid: string;
  readonly session: Stored;
  readonly device: Stored;
  readonly address: string;
}

/** What somebody walks on: pages of happy-dom or of a browser. */
export interface Ground {
  open(opening: Opening): Promise<WalkedTab>;
  /** Does something and waits until all that follows from it by itself has happened and is drawn. */
  settled<T>(what: () => Promise<T> | T): Promise<T>;
  /** Time passes for pages and lender. */
  pass(ms: number): Promise<void>;
  end(): Promise<void>;
}
