import type { MarkColours } from "./MarkColours.ts";

/** Two waves in a disc. */
export function WaveMark({ first, second }: MarkColours) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <circle cx="16" cy="16" r="14" className={first} />
      <path d="M2 17c5-5 9-5 14 0s9 5 14 0a14 14 0 0 1-28 0Z" className={second} />
    </svg>
  );
}
