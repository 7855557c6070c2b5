import type { ReactNode } from "react";
import type { Standing } from "../../publish/studio/questions.ts";
import css from "./lists.module.css";

/** What publishing the folder would come to, in sentences. */
export function Effects({ effect: { changes, screens, decisions, policies } }: Pick<Standing, "effect">): ReactNode {
  if (changes.length === 0)
    return <p className={css.says}>The folder has nothing otherwise than what most borrowers get.</p>;
  const more = [
    { title: "Where borrowers can come to", sentences: screens },
    { title: "What decisions come to", sentences: decisions },
    { title: "What laws and stores ask", sentences: policies },
  ];
  return (
    <section aria-labelledby="effect" className={css.card}>
      <h2 id="effect">What publishing changes</h2>
      <Sentences sentences={changes} />
      {more.map(
        ({ title, sentences }) =>
          sentences.length > 0 && (
            <section key={title} aria-label={title}>
              <h3>{title}</h3>
              <Sentences sentences={sentences} />
            </section>
          ),
      )}
    </section>
  );
}

const Sentences = ({ sentences }: { readonly sentences: readonly string[] }): ReactNode => (
  <ul className={css.said}>
    {sentences.map((said) => (
      <li key={said}>{said}</li>
    ))}
  </ul>
);
