import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { PolicySheet, ShownFact } from "../../publish/studio/policy-sheets.ts";
import { useAnswer } from "../asking/use-answer.ts";
import { Notice } from "../parts/Notice.tsx";
import { paperAt } from "../parts/paper-at.ts";
import parts from "../parts/parts.module.css";
import { sentence } from "../parts/sentence.ts";
import lists from "./lists.module.css";
import css from "./policies.module.css";

/** What the law and the stores ask of every brand, what becomes of it, and where what they ask for stands. */
export function Policies(): ReactNode {
  const { told, wrong } = useAnswer("policies", {});
  return (
    <section className={css.policies} aria-labelledby="policies">
      <h2 id="policies">What every brand is held to</h2>
      <p className={lists.says}>
        What the law and the stores ask of a lender, looked at for each brand by itself, with each edit and at
        publishing.
      </p>
      {wrong !== undefined && <Notice tone="bad">{wrong}</Notice>}
      {!told && wrong === undefined && <div className={`${parts.bone} ${lists.bone}`} aria-hidden />}
      <ul className={lists.rows}>
        {told?.policies.map((policy) => (
          <li key={policy.file} className={lists.row}>
            <Verdict policy={policy} />
            <div className={lists.main}>
              <h3>{policy.title}</h3>
              <p className={lists.soft}>
                {policy.url === undefined ? (
                  policy.source
                ) : (
                  <a href={policy.url} target="_blank" rel="noreferrer">
                    {policy.source}
                  </a>
                )}
                {" · "}
                <Link to={paperAt(policy.file)}>how it is looked at</Link>
              </p>
              <p>
                {sentence(policy.verdict)} {policy.is === "broken" && policy.say}
              </p>
              {policy.shown.length > 0 && <Shown shown={policy.shown} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Verdict({ policy: { is, warning } }: { readonly policy: PolicySheet }): ReactNode {
  const tone = { holds: parts.good, broken: warning ? parts.warn : parts.bad, "not asked": "" }[is];
  return <span className={`${parts.chip} ${css.verdict} ${tone}`}>{is}</span>;
}

/** The proof: where each thing stands, on each way on which it must. */
function Shown({ shown }: { readonly shown: readonly ShownFact[] }): ReactNode {
  return (
    <table className={css.shown}>
      <caption>Where it stands, on every way to it; always shown, whatever a brand has</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Before going on from</th>
          <th scope="col">Brands</th>
          <th scope="col">Written in</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ words, screen, brands, file, line }) => (
          <tr key={`${words} ${screen} ${file}:${line}`}>
            <th scope="row">{words}</th>
            <td>{screen}</td>
            <td>{brands}</td>
            <td>
              <Link to={paperAt(file, line)} className={css.place}>
                {`${file}:${line}`}
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
