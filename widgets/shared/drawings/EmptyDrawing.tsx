/** An open box with nothing in it. */
export function EmptyDrawing() {
  return (
    <svg viewBox="0 0 160 128" fill="none" aria-hidden="true" focusable="false">
      <ellipse cx="80" cy="112" rx="54" ry="7" fill="var(--color-brand-soft)" />
      <circle cx="80" cy="58" r="46" fill="var(--color-brand-soft)" />
      <path d="M44 62h72v38a8 8 0 0 1-8 8H52a8 8 0 0 1-8-8Z" fill="var(--art-1)" />
      <path d="M44 62h72v16H44Z" fill="var(--color-brand-deep)" opacity=".25" />
      <path d="m44 62-16 16 34 8 18-24Z" fill="var(--art-3)" />
      <path d="m116 62 16 16-34 8-18-24Z" fill="var(--art-3)" />
      <path
        d="M58 44c-6-8 2-14 8-9s2 13 14 7"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 7"
        stroke="var(--art-2)"
      />
      <circle cx="90" cy="34" r="5" fill="var(--art-2)" />
      <path d="m108 30 2 6 6 2-6 2-2 6-2-6-6-2 6-2Z" fill="var(--art-1)" />
    </svg>
  );
}
