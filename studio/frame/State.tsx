import { useAtomValue } from "jotai";
import { counted } from "../../publish/words/counted.ts";
import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";
import { silentAtom } from "../asking/heard.ts";
import { useAnswer } from "../asking/use-answer.ts";
import { useKept } from "../asking/use-kept.ts";
import parts from "../parts/parts.module.css";
import css from "./frame.module.css";

/** Whether the documents are right, on every page; while nobody answers, that: how they are is not known then. */
export function State(): ReactNode {
  const kept = useKept();
  const { told } = useAnswer("marks", {});
  const silent = useAtomValue(silentAtom);
  if (silent)
    return (
      <span className={css.state} role="status">
        <span className={`${parts.chip} ${parts.bad}`}>The studio does not answer</span>
      </span>
    );
  if (!told) return <span className={css.state} />;
  const errors = told.marks.filter(({ warning }) => !warning).length;
  const warnings = told.marks.length - errors;
  const tone = errors > 0 ? parts.bad : warnings > 0 ? parts.warn : parts.good;
  return (
    <span className={css.state}>
      <NavLink to="/wrong" className={`${parts.chip} ${tone}`}>
        {errors > 0 ? (
          <span>
            {counted(errors, "error")}
            <span className={css.more}>: borrowers keep {kept}</span>
          </span>
        ) : warnings > 0 ? (
          `Right, with ${counted(warnings, "warning")}`
        ) : (
          "All documents are right"
        )}
      </NavLink>
    </span>
  );
}
