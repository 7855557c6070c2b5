import type { MarkColours } from "./MarkColours.ts";

/** A four-pointed spark in a tile. */
export function SparkMark({ first, second }: MarkColours) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect x="2" y="2" width="28" height="28" rx="8" className={first} />
      <path d="M16 6c1 6 4 9 10 10-6 1-9 4-10 10-1-6-4-9-10-10 6-1 9-4 10-10Z" className={second} />
    </svg>
  );
}
