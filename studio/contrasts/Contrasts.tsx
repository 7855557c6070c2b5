import { type ReactNode, use } from "react";
import { contrast, groundsOf } from "../../publish/studio/grounds.ts";
import parts from "../parts/parts.module.css";
import { ColoursContext } from "./colours.ts";
import css from "./contrasts.module.css";

interface ContrastsProps {
  readonly path: readonly string[];
  /** As it is, or as it is being typed. */
  readonly colour: string;
}

/** How far a colour is from each that it stands on or under, and whether that is enough. */
export function Contrasts({ path, colour }: ContrastsProps): ReactNode {
  const colours = use(ColoursContext);
  const chips = groundsOf(path).flatMap(({ path: other, least, below }) => {
    const found = colours.get(other.join("."));
    const far = found && contrast(colour, found.value);
    return found && far !== undefined ? [{ title: found.title, far, least, below }] : [];
  });
  if (chips.length === 0) return null;
  return (
    <ul className={css.contrasts} aria-label="Contrast">
      {chips.map(({ title, far, least, below }) => {
        const isEnough = far >= least;
        const words = `${shown(far)} ${below ? "under" : "on"} ${title}`;
        return (
          <li
            key={title}
            className={`${parts.chip} ${isEnough ? parts.good : parts.bad}`}
            title={`At least ${least} to 1`}
          >
            {isEnough ? words : `${words}: less than ${least}`}
          </li>
        );
      })}
    </ul>
  );
}

/** Rounded down: what falls short of 4.5 by a little does not read as 4.5. */
const shown = (far: number): string => (Math.floor(far * 10) / 10).toFixed(1);
