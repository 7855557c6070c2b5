/** A gift box with a bow. */
export function GiftDrawing() {
  return (
    <svg viewBox="0 0 160 128" fill="none" aria-hidden="true" focusable="false">
      <ellipse cx="80" cy="113" rx="50" ry="6" fill="var(--color-brand-soft)" />
      <circle cx="80" cy="60" r="48" fill="var(--color-brand-soft)" />
      <rect x="44" y="60" width="72" height="50" rx="7" fill="var(--color-brand)" />
      <rect x="38" y="44" width="84" height="22" rx="6" fill="var(--color-brand-deep)" />
      <path d="M72 44h16v66H72Z" fill="var(--art-2)" />
      <path d="M80 44c-8-4-28-6-24-20 4-12 21-3 24 20 3-23 20-32 24-20 4 14-16 16-24 20Z" fill="var(--art-1)" />
      <circle cx="80" cy="44" r="6" fill="var(--color-brand-deep)" />
      <path d="m128 26 2 7 7 2-7 2-2 7-2-7-7-2 7-2Z" fill="var(--art-2)" />
      <circle cx="30" cy="40" r="5" fill="var(--art-3)" />
    </svg>
  );
}
