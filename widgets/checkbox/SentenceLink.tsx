import type { MouseEvent } from "react";
import css from "./checkbox.module.css";

export interface SentenceLinkProps {
  text: string;
  open: () => void;
}

/** A link within a sentence. A span, since a button's words would not wrap with the words around them. */
export function SentenceLink({ text, open }: SentenceLinkProps) {
  const press = (event: MouseEvent) => {
    // The sentence is the label of a checkbox, which the press must not tick.
    event.preventDefault();
    open();
  };
  return (
    <span
      className={css.link}
      role="link"
      tabIndex={0}
      onClick={press}
      onKeyDown={(event) => event.key === "Enter" && open()}
    >
      {text}
    </span>
  );
}
