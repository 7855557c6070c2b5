import type { MarkColours } from "./MarkColours.ts";

/** Three rising bars. */
export function StepsMark({ first, second }: MarkColours) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect x="3" y="19" width="7" height="10" rx="2" className={second} />
      <rect x="12.5" y="11" width="7" height="18" rx="2" className={first} />
      <rect x="22" y="3" width="7" height="26" rx="2" className={first} />
    </svg>
  );
}
