/** A phone that receives an app. */
export function PhoneDrawing() {
  return (
    <svg viewBox="0 0 160 128" fill="none" aria-hidden="true" focusable="false">
      <circle cx="80" cy="62" r="50" fill="var(--color-brand-soft)" />
      <rect x="50" y="10" width="60" height="106" rx="12" fill="var(--color-brand-deep)" />
      <rect x="55" y="16" width="50" height="94" rx="8" fill="var(--color-surface)" />
      <rect x="71" y="20" width="18" height="4" rx="2" fill="var(--color-brand-deep)" />
      <rect x="64" y="38" width="32" height="32" rx="9" fill="var(--color-brand)" />
      <path
        d="M80 45v16M73 55l7 7 7-7"
        fill="none"
        stroke="var(--color-on-brand)"
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M66 84h28" strokeWidth="6" strokeLinecap="round" stroke="var(--art-3)" />
      <path d="M66 84h16" strokeWidth="6" strokeLinecap="round" stroke="var(--art-2)" />
      <circle cx="122" cy="88" r="8" fill="var(--art-2)" />
      <circle cx="34" cy="38" r="6" fill="var(--art-1)" />
    </svg>
  );
}
