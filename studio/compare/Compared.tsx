import type { ReactNode } from "react";
import { NavLink, useSearchParams } from "react-router-dom";
import type { Pair } from "../../publish/studio/questions.ts";
import type { Session } from "../asking/ask.ts";
import { useAnswer } from "../asking/use-answer.ts";
import { Empty } from "../parts/Empty.tsx";
import { Notice } from "../parts/Notice.tsx";
import parts from "../parts/parts.module.css";
import { BothApps } from "./BothApps.tsx";
import css from "./compared.module.css";
import { Differences } from "./Differences.tsx";
import { compareAddress, pairText, type View } from "../parts/pair-address.ts";

interface ComparedProps extends Pick<Session, "preview" | "personas"> {
  readonly left: Pair;
  readonly right: Pair;
  readonly view: View;
}

/** What two brands have otherwise, or both apps. */
export function Compared({ left, right, view, preview, personas }: ComparedProps): ReactNode {
  const { told, wrong } = useAnswer("compare", { left, right });
  const [search] = useSearchParams();
  if (!told)
    return wrong === undefined ? (
      <Bones />
    ) : (
      <Empty title="These brands cannot be compared">
        <p>{wrong}</p>
      </Empty>
    );
  const count = told.sections.reduce((sum, { fields }) => sum + fields.length, 0);
  const of = search.size > 0 ? `?${search.toString()}` : "";
  return (
    <div className={css.compared}>
      <div className={css.bar}>
        <nav aria-label="How to compare" className={css.views}>
          <NavLink end to={`${compareAddress(left, right)}${of}`} className={css.view}>
            Values that differ <span className={css.count}>{count}</span>
          </NavLink>
          <NavLink end to={`${compareAddress(left, right, "apps")}${of}`} className={css.view}>
            Both apps
          </NavLink>
        </nav>
      </div>
      {wrong !== undefined && <Notice tone="bad">{wrong}</Notice>}
      {view === "apps" ? (
        <BothApps
          preview={preview}
          personas={personas}
          brands={[
            { ...left, name: told.left.name },
            { ...right, name: told.right.name },
          ]}
        />
      ) : count === 0 ? (
        <Empty title="Nothing differs">
          <p>
            {pairText(left) === pairText(right)
              ? "It is the same brand on both sides: choose another on one of them."
              : `${told.left.pair} and ${told.right.pair} have the same of every value.`}
          </p>
        </Empty>
      ) : (
        <Differences comparison={told} left={left} right={right} count={count} />
      )}
    </div>
  );
}

const Bones = (): ReactNode => (
  <div className={css.bones} role="status" aria-label="The brands are being compared">
    <div className={`${parts.bone} ${css.tall}`} />
    <div className={`${parts.bone} ${css.tall}`} />
  </div>
);
