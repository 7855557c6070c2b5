import type { Brand } from "../../engine/document.ts";

/** What the debug console reads of a brand (D6). */
export type ConsoleBrand = Brand & {
  readonly flags: Readonly<Record<string, boolean>>;
  readonly constants: Readonly<
    Record<"backDoorClicks" | "backDoorGapMs" | "consoleDelayMs" | "secretsHiddenMs", number>
  >;
  readonly lists: {
    /** Host names, whole or from a dot on, where the console loads by itself. */
    readonly testHosts: readonly string[];
  };
};
