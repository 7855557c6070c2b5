/** A cloud and a plug that came out. */
export function OfflineDrawing() {
  return (
    <svg viewBox="0 0 160 128" fill="none" aria-hidden="true" focusable="false">
      <circle cx="80" cy="62" r="50" fill="var(--color-brand-soft)" />
      <path d="M52 74a18 18 0 0 1-1-36 26 26 0 0 1 49-3 20 20 0 0 1 8 39Z" fill="var(--color-surface)" />
      <path d="M66 54h.1M94 54h.1" strokeWidth="7" strokeLinecap="round" stroke="var(--color-brand-deep)" />
      <path
        d="M74 65c3-3 9-3 12 0"
        fill="none"
        strokeWidth="3.5"
        strokeLinecap="round"
        stroke="var(--color-brand-deep)"
      />
      <path d="M24 106h32" fill="none" strokeWidth="5" strokeLinecap="round" stroke="var(--art-1)" />
      <rect x="52" y="95" width="20" height="22" rx="6" fill="var(--art-2)" />
      <path d="M72 101h8M72 111h8" strokeWidth="4" strokeLinecap="round" stroke="var(--color-brand-deep)" />
      <path d="M94 95h8a11 11 0 0 1 0 22h-8Z" fill="var(--color-brand)" />
      <path d="M113 106h24" fill="none" strokeWidth="5" strokeLinecap="round" stroke="var(--art-1)" />
    </svg>
  );
}
