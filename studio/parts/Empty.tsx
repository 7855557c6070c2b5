import type { ReactNode } from "react";
import css from "./parts.module.css";

interface EmptyProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** What stands where there is nothing to show, and what can be done. */
export const Empty = ({ title, children }: EmptyProps): ReactNode => (
  <div className={css.empty}>
    <h2>{title}</h2>
    {children}
  </div>
);
