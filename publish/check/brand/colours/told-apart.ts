/** Two colours of a brand, by their tokens without `color-`, of which one stands on the other. */
interface ToldApart {
  readonly ink: string;
  readonly ground: string;
  /** The least contrast that they may have. */
  readonly least: number;
}

/** Text tokens and the grounds on which they may stand: 4.5 apart. */
const texts: Readonly<Record<string, readonly string[]>> = {
  ink: ["ground", "surface", "accent-soft", "brand-soft"],
  "ink-soft": ["ground", "surface", "accent-soft", "brand-soft"],
  brand: ["ground", "surface", "brand-soft"],
  "brand-deep": ["ground", "surface", "brand-soft", "accent-soft"],
  "on-brand": ["brand", "brand-deep"],
  "on-accent": ["accent"],
  danger: ["ground", "surface", "danger-soft"],
  warn: ["ground", "surface", "warn-soft"],
  good: ["ground", "surface", "good-soft"],
};

/** Edges and focus rings of controls: 3 apart. */
const controls: Readonly<Record<string, readonly string[]>> = {
  focus: ["ground", "surface", "brand-soft"],
  brand: ["ground", "surface", "brand-soft"],
  "ink-soft": ["ground", "surface", "brand-soft"],
};

const apart = (of: Readonly<Record<string, readonly string[]>>, least: number): readonly ToldApart[] =>
  Object.entries(of).flatMap(([ink, grounds]) => grounds.map((ground) => ({ ink, ground, least })));

/** What must be told from what it stands on; of two limits the stricter is first. */
export const toldApart: readonly ToldApart[] = [...apart(texts, 4.5), ...apart(controls, 3)];
