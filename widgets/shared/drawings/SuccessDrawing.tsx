/** A tick on a seal, with confetti. */
export function SuccessDrawing() {
  return (
    <svg viewBox="0 0 160 128" fill="none" aria-hidden="true" focusable="false">
      <circle cx="80" cy="62" r="48" fill="var(--color-brand-soft)" />
      <path
        d="m80 22 11 8 13-1 4 13 11 8-4 12 4 13-11 8-4 13-13-1-11 8-11-8-13 1-4-13-11-8 4-13-4-12 11-8 4-13 13 1Z"
        fill="var(--color-brand)"
      />
      <path
        d="m62 63 13 13 24-26"
        fill="none"
        stroke="var(--color-on-brand)"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="26" y="26" width="10" height="10" rx="2" transform="rotate(20 31 31)" fill="var(--art-2)" />
      <circle cx="132" cy="34" r="5" fill="var(--art-1)" />
      <path d="m128 88 9 3-6 7Z" fill="var(--art-2)" />
      <circle cx="24" cy="84" r="4" fill="var(--art-1)" />
      <path
        d="M40 106c4-5 8 3 12-2M112 14c4-5 8 3 12-2"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        stroke="var(--art-3)"
      />
    </svg>
  );
}
