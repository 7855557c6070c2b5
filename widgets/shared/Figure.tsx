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

/** A sum of money in tabular figures, kobo as large as the rest: one figure, on one line. */
export function Figure({ amount, size = "large" }: FigureProps) {
  const written = useLocale().money(amount);
  return <span className={`${css.figure} ${css[written.length > LONG ? smaller[size] : size]}`}>{written}</span>;
}
