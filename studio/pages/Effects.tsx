import type { ReactNode } from "react";
import type { Standing } from "../../publish/studio/questions.ts";
import css from "./lists.module.css";

/** What publishing the folder would come to, in sentences. */
export const Effects = ({ effect: { changes, screens } }: Pick<Standing, "effect">): ReactNode =>
  changes.length === 0 ? (
    <p className={css.says}>The folder has nothing otherwise than what most borrowers get.</p>
  ) : (
    <section aria-labelledby="effect" className={css.card}>
      <h2 id="effect">What publishing changes</h2>
      <ul className={css.said}>
        {changes.map((said) => (
          <li key={said}>{said}</li>
        ))}
      </ul>
      {screens.length > 0 && (
        <>
          <h3>Where borrowers can come to</h3>
          <ul className={css.said}>
            {screens.map((said) => (
              <li key={said}>{said}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
