/** A form with a closed seal. */
export function RefusedDrawing() {
  return (
    <svg viewBox="0 0 160 128" fill="none" aria-hidden="true" focusable="false">
      <circle cx="80" cy="62" r="50" fill="var(--color-brand-soft)" />
      <path d="M44 20h50l18 18v66a6 6 0 0 1-6 6H44a6 6 0 0 1-6-6V26a6 6 0 0 1 6-6Z" fill="var(--color-surface)" />
      <path d="M94 20v12a6 6 0 0 0 6 6h12Z" fill="var(--art-3)" />
      <path d="M52 50h44M52 63h44M52 76h24" strokeWidth="5" strokeLinecap="round" stroke="var(--art-3)" />
      <circle cx="108" cy="90" r="21" fill="var(--art-2)" />
      <path d="M99 90h18" stroke="var(--color-brand-deep)" strokeWidth="6" strokeLinecap="round" />
    </svg>
  );
}
