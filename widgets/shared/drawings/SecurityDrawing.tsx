/** A shield with a lock. */
export function SecurityDrawing() {
  return (
    <svg viewBox="0 0 160 128" fill="none" aria-hidden="true" focusable="false">
      <circle cx="80" cy="62" r="50" fill="var(--color-brand-soft)" />
      <path
        d="M80 14c12 9 25 13 38 13v32c0 26-16 44-38 53-22-9-38-27-38-53V27c13 0 26-4 38-13Z"
        fill="var(--color-brand)"
      />
      <path d="M80 14c12 9 25 13 38 13v32c0 26-16 44-38 53Z" fill="var(--color-brand-deep)" />
      <path d="M69 58v-8a11 11 0 0 1 22 0v8" fill="none" stroke="var(--color-surface)" strokeWidth="5" />
      <rect x="62" y="56" width="36" height="28" rx="6" fill="var(--art-2)" />
      <circle cx="80" cy="67" r="4" fill="var(--color-brand-deep)" />
      <path d="M80 69v7" stroke="var(--color-brand-deep)" strokeWidth="3.5" strokeLinecap="round" />
      <circle cx="126" cy="30" r="5" fill="var(--art-1)" />
      <circle cx="30" cy="88" r="6" fill="var(--art-3)" />
    </svg>
  );
}
