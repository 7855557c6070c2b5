import type { ReactNode } from "react";
import { useNavigate, useParams } from "react-router-dom";
import type { Pair } from "../../publish/studio/questions.ts";
import type { Session } from "../asking/ask.ts";
import { useAnswer } from "../asking/use-answer.ts";
import { Compared } from "../compare/Compared.tsx";
import { compareAddress, pairIn, type View } from "../parts/pair-address.ts";
import { KindChoice } from "../compare/KindChoice.tsx";
import { PairChoice } from "../compare/PairChoice.tsx";
import { Empty } from "../parts/Empty.tsx";
import { Notice } from "../parts/Notice.tsx";
import parts from "../parts/parts.module.css";
import css from "./compare.module.css";

/** Two brands beside each other. The address says which, so that it can be sent to somebody else. */
export function Compare({ session: { preview, personas } }: { readonly session: Session }): ReactNode {
  const params = useParams();
  const go = useNavigate();
  const { told, wrong } = useAnswer("brands", {});
  const [left, right] = [pairIn(params.left), pairIn(params.right)];
  const view: View = params.view === "apps" ? "apps" : "values";
  const choose = (one: Pair | undefined, other: Pair | undefined) => void go(compareAddress(one, other, view));
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h1>Compare</h1>
        <KindChoice releases={false} />
        {wrong !== undefined && <Notice tone="bad">{wrong}</Notice>}
        {told ? (
          <div className={css.choices}>
            <PairChoice label="This brand" cards={told.cards} pair={left} choose={(one) => choose(one, right)} />
            <button
              type="button"
              className={`${parts.button} ${css.swap}`}
              disabled={!left && !right}
              onClick={() => choose(right, left)}
            >
              <span aria-hidden="true">⇄</span> Swap
            </button>
            <PairChoice label="Beside this one" cards={told.cards} pair={right} choose={(one) => choose(left, one)} />
          </div>
        ) : (
          wrong === undefined && <div className={`${parts.bone} ${css.bone}`} />
        )}
      </div>
      {left && right ? (
        <Compared left={left} right={right} view={view} preview={preview} personas={personas} />
      ) : (
        <Empty title={left || right ? "Choose the brand to compare it with" : "Choose two brands"}>
          <p>Each value that differs shows here, with who set it in either brand, and both apps side by side.</p>
        </Empty>
      )}
    </div>
  );
}
