import type { ReactNode } from "react";
import css from "./parts.module.css";

interface EmptyProps {
  readonly title: string;
  /** Whether it is all that its page has: then it is the page's heading. */
  readonly whole?: boolean;
  readonly children?: ReactNode;
}

/** What stands where there is nothing to show: a sentence that says when there will be something, and the way on. */
export const Empty = ({ title, whole = false, children }: EmptyProps): ReactNode => (
  <div className={css.empty}>
    {whole ? <h1>{title}</h1> : <h2>{title}</h2>}
    {children}
  </div>
);
