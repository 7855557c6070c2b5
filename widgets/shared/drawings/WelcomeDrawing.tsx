/** A phone with a growing balance and a coin. */
export function WelcomeDrawing() {
  return (
    <svg viewBox="0 0 160 128" fill="none" aria-hidden="true" focusable="false">
      <ellipse cx="80" cy="116" rx="52" ry="6" fill="var(--color-brand-soft)" />
      <circle cx="80" cy="60" r="50" fill="var(--color-brand-soft)" />
      <rect x="54" y="14" width="52" height="98" rx="11" fill="var(--color-brand-deep)" />
      <rect x="58" y="19" width="44" height="88" rx="7" fill="var(--color-surface)" />
      <rect x="64" y="28" width="32" height="24" rx="5" fill="var(--color-brand)" />
      <path d="M69 36h14M69 43h8" stroke="var(--color-on-brand)" strokeWidth="3" strokeLinecap="round" opacity=".8" />
      <path d="M66 92V82M74 92V76M82 92V80M90 92V66" strokeWidth="5" strokeLinecap="round" stroke="var(--art-1)" />
      <circle cx="116" cy="42" r="17" fill="var(--art-2)" />
      <circle cx="116" cy="42" r="11.5" fill="none" stroke="var(--color-brand-deep)" opacity=".5" strokeWidth="2" />
      <path
        d="M112 48V36l8 12V36M109.5 40.500h13M109.5 43.800h13"
        fill="none"
        stroke="var(--color-brand-deep)"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M36 112c-9-14-7-27 1-38 8 11 9 25-1 38Z" fill="var(--art-1)" />
      <path d="M40 112c1-13 7-21 17-25 1 12-4 21-17 25Z" fill="var(--art-3)" />
      <path d="M36 82v30" stroke="var(--color-surface)" strokeWidth="1.5" opacity=".6" />
    </svg>
  );
}
