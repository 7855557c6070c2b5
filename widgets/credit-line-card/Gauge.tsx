import css from "./credit-line-card.module.css";

/** Half a ring that shows what is still free; decorative beside the numbers. */
export function Gauge({ free }: { free: number }) {
  return (
    <svg className={css.gauge} viewBox="0 0 200 108" fill="none" aria-hidden="true">
      <path className={css.gaugeGround} d="M12 100a88 88 0 0 1 176 0" pathLength="100" />
      {free > 0 ? (
        <path
          className={css.gaugeFree}
          d="M12 100a88 88 0 0 1 176 0"
          pathLength="100"
          strokeDasharray={`${free * 100} 200`}
        />
      ) : null}
    </svg>
  );
}
