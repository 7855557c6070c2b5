import type { MarkColours } from "./MarkColours.ts";

/** Two rising arcs over a point. */
export function ArcMark({ first, second }: MarkColours) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="M4 28a24 24 0 0 1 24-24v7a17 17 0 0 0-17 17Z" className={first} />
      <path d="M15 28a13 13 0 0 1 13-13v13Z" className={second} />
    </svg>
  );
}
