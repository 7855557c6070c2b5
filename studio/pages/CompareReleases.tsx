import type { ReactNode } from "react";
import { Link, useNavigate, useParams } from "react-router-dom";
import { FOLDER } from "../../publish/studio/folder.ts";
import { useAnswer } from "../asking/use-answer.ts";
import { ComparedReleases } from "../compare/ComparedReleases.tsx";
import { KindChoice } from "../compare/KindChoice.tsx";
import { ReleaseChoice } from "../compare/ReleaseChoice.tsx";
import { Empty } from "../parts/Empty.tsx";
import { Notice } from "../parts/Notice.tsx";
import parts from "../parts/parts.module.css";
import css from "./compare.module.css";

/** Two releases beside each other, or one and the folder: what most borrowers have and the folder, unless chosen. */
export function CompareReleases(): ReactNode {
  const { told, wrong } = useAnswer("standing", {});
  const go = useNavigate();
  const params = useParams();
  const { live } = told ?? {};
  const usual = live && live.share < 100 && live.previous !== null ? live.previous : live?.release;
  const [from, to] = [params.from ?? usual, params.to ?? FOLDER];
  const choose = (one: string | undefined, other: string) =>
    one !== undefined && void go(`/compare/releases/${one}/${other}`);
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h1>Compare</h1>
        <KindChoice releases />
        {wrong !== undefined && <Notice tone="bad">{wrong}</Notice>}
        {told ? (
          <div className={css.choices}>
            <ReleaseChoice label="Before" standing={told} chosen={from} choose={(one) => choose(one, to)} />
            <button
              type="button"
              className={`${parts.button} ${css.swap}`}
              disabled={from === undefined}
              onClick={() => choose(to, from ?? FOLDER)}
            >
              <span aria-hidden="true">⇄</span> Swap
            </button>
            <ReleaseChoice label="After" standing={told} chosen={to} choose={(other) => choose(from, other)} />
          </div>
        ) : (
          wrong === undefined && <div className={`${parts.bone} ${css.bone}`} />
        )}
      </div>
      {from !== undefined && <ComparedReleases from={from} to={to} />}
      {told && from === undefined && (
        <Empty title="Nothing is published yet">
          <p>What two releases have otherwise shows here as soon as there is one.</p>
          <Link to="/publish">Publish</Link>
        </Empty>
      )}
    </div>
  );
}
