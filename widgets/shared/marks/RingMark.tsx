import type { MarkColours } from "./MarkColours.ts";

/** Two linked rings. */
export function RingMark({ first, second }: MarkColours) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="M12 6a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 5a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z" className={first} />
      <path
        d="M20 6a10 10 0 0 0-4 .8 12.5 12.5 0 0 1 4 4.2 5 5 0 1 1 0 10 12.5 12.5 0 0 1-4 4.200A10 10 0 1 0 20 6Z"
        className={second}
      />
    </svg>
  );
}
