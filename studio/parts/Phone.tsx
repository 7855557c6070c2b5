import type { CSSProperties, ReactNode } from "react";
import type { BrandCard } from "../../publish/studio/brand-cards.ts";
import { BrandMark } from "./BrandMark.tsx";
import { colour } from "./colour.ts";
import css from "./phone.module.css";

/** How tall a section of home stands in the drawing, px. */
const heights: Readonly<Record<string, number>> = { credit: 46, bill: 24, loan: 20, banner: 26, product: 30 };
const USUAL = 14;
/** So many sections fit. */
const SHOWN = 5;

/** A brand's home as a small drawing, made of its own colours, corners and order. */
export function Phone({ card: { name, mark, theme, home, hero } }: { readonly card: BrandCard }): ReactNode {
  const style = {
    "--p-ground": colour(theme["color-ground"], "#ffffff"),
    "--p-surface": colour(theme["color-surface"], "#ffffff"),
    "--p-brand": colour(theme["color-brand"], "#333333"),
    "--p-soft": colour(theme["color-brand-soft"], "#eeeeee"),
    "--p-accent": colour(theme["color-accent"], "#999999"),
    "--p-line": colour(theme["color-line"], "#dddddd"),
    "--p-ink": colour(theme["color-ink"], "#000000"),
    "--p-on": colour(theme["color-on-brand"], "#ffffff"),
    "--p-card": corner(theme["radius-card"]),
    "--p-button": corner(theme["radius-button"]),
    // A custom property is none that React has a type for.
  } as CSSProperties;
  return (
    <span className={css.phone} style={style} aria-hidden="true">
      <span className={css.masthead} style={{ fontFamily: theme["font-display"] }}>
        <BrandMark mark={mark} />
        {name}
      </span>
      {home.slice(0, SHOWN).map((section) => (
        <span
          key={section}
          className={`${css.section} ${section === "credit" ? css.hero : ""} ${section === "credit" ? (css[hero] ?? "") : ""} ${section === "banner" ? css.banner : ""}`}
          style={{ height: heights[section] ?? USUAL }}
        >
          {section === "credit" && <span className={css.button} />}
        </span>
      ))}
      <span className={css.tabs}>
        <span />
        <span />
        <span />
      </span>
    </span>
  );
}

/** Corners of the app (rem of its own, 1 rem = 100 px at 375) as small as the drawing. */
function corner(value: string | undefined): string {
  const rem = Number(/^([0-9.]+)rem/.exec(value ?? "")?.[1] ?? 0);
  return `${Math.min(12, Math.round(rem * 40))}px`;
}
