import type { ReactNode } from "react";
import css from "./parts.module.css";

/** Widths of phones, px. */
const widths = [320, 360, 412];
export const USUAL_WIDTH = 360;

interface WidthChoiceProps {
  readonly width: number;
  readonly choose: (width: number) => void;
}

/** How wide the phone is on which the app shows. */
export const WidthChoice = ({ width, choose }: WidthChoiceProps): ReactNode => (
  <label>
    Width{" "}
    <select className={css.select} value={width} onChange={(event) => choose(Number(event.target.value))}>
      {widths.map((one) => (
        <option key={one} value={one}>
          {one} px
        </option>
      ))}
    </select>
  </label>
);
