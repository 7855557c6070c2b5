import type { MarkColours } from "./MarkColours.ts";

/** Two leaves from one stem. */
export function LeafMark({ first, second }: MarkColours) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="M16 29C5 24 3 13 6 3c9 3 13 13 10 26Z" className={first} />
      <path d="M17 29C15 19 19 11 28 8c2 10-1 18-11 21Z" className={second} />
    </svg>
  );
}
