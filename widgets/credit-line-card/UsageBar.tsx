import css from "./credit-line-card.module.css";

/** How much of a line is used, as a bar; the numbers stand beside it, so it is hidden from screen readers. */
export function UsageBar({ share }: { share: number }) {
  return (
    <svg className={css.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect className={css.barGround} width="100" height="6" />
      <rect className={css.barUsed} width={share * 100} height="6" />
    </svg>
  );
}
