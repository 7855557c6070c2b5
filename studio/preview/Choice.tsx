import { type ReactNode, useId } from "react";
import css from "./preview.module.css";

interface ChoiceProps {
  readonly name: string;
  readonly chosen: string;
  readonly choose: (id: string) => void;
  readonly of: readonly { readonly id: string; readonly words: string }[];
}

/** One of several. */
export function Choice({ name, chosen, choose, of }: ChoiceProps): ReactNode {
  const id = useId();
  return (
    <span className={css.choice}>
      <label htmlFor={id}>{name}</label>
      <select id={id} value={chosen} onChange={(event) => choose(event.target.value)}>
        {of.map((one) => (
          <option key={one.id} value={one.id}>
            {one.words}
          </option>
        ))}
      </select>
    </span>
  );
}
