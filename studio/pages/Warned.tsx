import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useAnswer } from "../asking/use-answer.ts";
import { Notice } from "../parts/Notice.tsx";

/** That something is odd with what is to be published, which stops nothing; nothing where all is right. */
export function Warned(): ReactNode {
  const { told } = useAnswer("marks", {});
  const count = told?.marks.filter(({ warning }) => warning).length ?? 0;
  if (count === 0) return null;
  return (
    <Notice tone="warn">
      <span>
        The folder has {count === 1 ? "a warning, which stops" : `${count} warnings, which stop`} nothing: it can be
        published as it is.
      </span>
      <Link to="/wrong">See what is told</Link>
    </Notice>
  );
}
