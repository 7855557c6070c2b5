import { vocabulary } from "../../engine/published.ts";

/** Why this build cannot serve documents that need an engine with a vocabulary; undefined where it can (R7). */
export const beyondBuild = (needed: number): string | undefined =>
  needed <= vocabulary
    ? undefined
    : `it needs an engine with vocabulary ${needed}, and this one knows ${vocabulary}; a newer build can serve it`;
