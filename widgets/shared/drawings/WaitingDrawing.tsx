/** An hourglass beside a form. */
export function WaitingDrawing() {
  return (
    <svg viewBox="0 0 160 128" fill="none" aria-hidden="true" focusable="false">
      <circle cx="80" cy="62" r="50" fill="var(--color-brand-soft)" />
      <rect x="36" y="22" width="58" height="76" rx="8" fill="var(--color-surface)" />
      <path d="M48 40h34M48 52h34M48 64h20" strokeWidth="5" strokeLinecap="round" stroke="var(--art-3)" />
      <circle cx="50" cy="82" r="5" fill="var(--art-1)" />
      <rect x="82" y="44" width="48" height="7" rx="3.5" fill="var(--color-brand-deep)" />
      <rect x="82" y="105" width="48" height="7" rx="3.5" fill="var(--color-brand-deep)" />
      <path d="M87 51h38v7c0 10-12 14-12 20s12 10 12 20v7H87v-7c0-10 12-14 12-20S87 68 87 58Z" fill="var(--art-3)" />
      <path d="M92 62h28c-3 7-9 10-12 14h-4c-3-4-9-7-12-14Z" fill="var(--color-brand)" />
      <path d="M90 105c1-10 9-12 16-16 7 4 15 6 16 16Z" fill="var(--art-2)" />
    </svg>
  );
}
