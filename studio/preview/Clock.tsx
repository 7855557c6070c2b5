import type { ReactNode } from "react";
import { moment } from "../parts/moment.ts";
import parts from "../parts/parts.module.css";
import css from "./preview.module.css";

interface ClockProps {
  /** Epoch ms. */
  readonly now: number;
  readonly move: (days: number) => void;
  /** By what whoever is known there logs in and signs. */
  readonly secrets: string;
}

const steps = [
  { days: 1, words: "1 day" },
  { days: 7, words: "7 days" },
  { days: 30, words: "30 days" },
];

/** The sandbox lender's day, which goes on when somebody says so: what is due, overdue or over follows from it. */
export const Clock = ({ now, move, secrets }: ClockProps): ReactNode => (
  <div className={css.clock}>
    <p>
      <strong>{moment(new Date(now).toISOString())}</strong> at the sandbox lender. Go on, for everybody in it and not
      back, by
    </p>
    {steps.map(({ days, words }) => (
      <button key={days} type="button" className={`${parts.button} ${parts.quiet}`} onClick={() => move(days)}>
        {words}
      </button>
    ))}
    <p>Everybody there has {secrets}.</p>
  </div>
);
