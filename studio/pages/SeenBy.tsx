import { type ReactNode, useState } from "react";
import type { SeenBy as Seen } from "../../publish/studio/questions.ts";
import { useMay } from "../asking/use-may.ts";
import { moment } from "../parts/moment.ts";
import parts from "../parts/parts.module.css";
import { sentence } from "../parts/sentence.ts";
import css from "./lists.module.css";

interface SeenByProps {
  readonly seen: Seen;
  /** Approves the draft as it is shown. */
  readonly approve: () => Promise<void>;
}

/** Who has edited the draft and who has approved it, where two must have looked at it. */
export function SeenBy({
  seen: { names, outside, unproven, approvals, cannotApprove },
  approve,
}: SeenByProps): ReactNode {
  const [busy, setBusy] = useState(false);
  const { why } = useMay("publisher");
  if (names.length === 0 && !outside) return null;
  const not = why ?? (cannotApprove === undefined ? undefined : sentence(cannotApprove));
  const press = async () => {
    setBusy(true);
    await approve();
    setBusy(false);
  };
  return (
    <section aria-labelledby="seen" className={css.card}>
      <h2 id="seen">Two look at it</h2>
      <p>
        {names.length > 0 && `Edited by ${names.join(" and ")} since what is live. `}
        {unproven.length > 0 &&
          `What ${unproven.join(" and ")} edited may be anybody's: by the terminal's link and by commands nobody is asked for a password. `}
        {outside && "Something was edited outside the studio, where nobody knows by whom. "}
        Who has edited it cannot publish it alone: another publisher does, or approves it first.
      </p>
      {approvals.length === 0 && <p className={css.soft}>Nobody has approved it yet.</p>}
      {approvals.length > 0 && (
        <ul className={css.said} aria-label="Approvals">
          {approvals.map(({ who, at, holds }) => (
            <li key={`${who} ${at}`}>
              {holds ? (
                <>
                  {who} has approved it as it is, {moment(at)}.{" "}
                  <span className={`${parts.chip} ${parts.good}`}>approved</span>
                </>
              ) : (
                <>
                  {who} approved another draft, {moment(at)}: it has changed since.{" "}
                  <span className={`${parts.chip} ${parts.warn}`}>void</span>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={css.act}>
        <button
          type="button"
          className={parts.button}
          disabled={busy || not !== undefined}
          aria-describedby={not === undefined ? undefined : "cannot-approve"}
          onClick={() => void press()}
        >
          Approve
        </button>
        {not !== undefined && (
          <span id="cannot-approve" className={css.soft}>
            {not}
          </span>
        )}
      </div>
    </section>
  );
}
