import { useLocale } from "../../engine/widget.ts";
import css from "./figure.module.css";

interface FigureProps {
  /** Minor units (kobo). */
  amount: number;
  size?: "large" | "medium" | "small";
}

/** Beyond this many characters a figure takes the next smaller size, so that it fits 320 px on one line. */
const LONG = 10;
const smaller = { large: "medium", medium: "small", small: "small" } as const;

/** A sum of money in tabular figures, its decimals quieter than the rest. */
export function Figure({ amount, size = "large" }: FigureProps) {
  const written = useLocale().money(amount);
  const point = written.lastIndexOf(".");
  return (
    <span className={`${css.figure} ${css[written.length > LONG ? smaller[size] : size]}`}>
      {point < 0 ? written : written.slice(0, point)}
      {point < 0 ? null : <span className={css.decimals}>{written.slice(point)}</span>}
    </span>
  );
}
