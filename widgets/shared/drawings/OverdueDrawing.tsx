/** A calendar with a mark on a past day. */
export function OverdueDrawing() {
  return (
    <svg viewBox="0 0 160 128" fill="none" aria-hidden="true" focusable="false">
      <circle cx="80" cy="62" r="50" fill="var(--color-brand-soft)" />
      <rect x="38" y="28" width="78" height="78" rx="10" fill="var(--color-surface)" />
      <path d="M38 38a10 10 0 0 1 10-10h58a10 10 0 0 1 10 10v14H38Z" fill="var(--color-brand)" />
      <path d="M58 20v16M96 20v16" strokeWidth="6" strokeLinecap="round" stroke="var(--color-brand-deep)" />
      <path
        d="M52 66h.1M68 66h.1M84 66h.1M100 66h.1M52 80h.1M68 80h.1M84 80h.1M52 94h.1M68 94h.1"
        strokeWidth="9"
        strokeLinecap="round"
        stroke="var(--art-3)"
      />
      <circle cx="112" cy="92" r="20" fill="var(--color-danger)" />
      <path d="M112 82v11M112 101v.1" stroke="var(--color-surface)" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}
