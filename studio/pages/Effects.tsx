import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import type { Standing } from "../../publish/studio/questions.ts";
import parts from "../parts/parts.module.css";
import { Sentences } from "./Sentences.tsx";
import css from "./lists.module.css";

/** What publishing the folder would come to, in sentences, of all brands or of one. */
export function Effects({ standing }: { readonly standing: Standing }): ReactNode {
  const { effect, errors } = standing;
  const { changes, screens, decisions, policies, brands } = effect;
  const [chosen, setChosen] = useState("");
  if (changes.length === 0) return <Nothing standing={standing} />;
  // One that nothing reaches any more is not asked about.
  const pair = brands.some((brand) => brand.pair === chosen) ? chosen : "";
  const told = [
    { title: "What is otherwise", sentences: changes },
    { title: "Where borrowers can come to", sentences: screens },
    { title: "What decisions come to", sentences: decisions },
    { title: "What laws and stores ask", sentences: policies },
  ].map(({ title, sentences }) => ({ title, sentences: sentences.filter((said) => reaches(said, pair)) }));
  return (
    <section aria-labelledby="effect" className={css.card}>
      <h2 id="effect">What publishing changes</h2>
      {errors > 0 && (
        <p>
          <strong>This is of the last state that was right: what was edited since is not in it.</strong>
        </p>
      )}
      {brands.length > 1 && (
        <label className={css.search}>
          <span>What reaches</span>
          <select className={parts.select} value={pair} onChange={(event) => setChosen(event.target.value)}>
            <option value="">any brand</option>
            {brands.map((brand) => (
              <option key={brand.pair} value={brand.pair}>
                {brand.name} {brand.pair}
              </option>
            ))}
          </select>
        </label>
      )}
      {told.map(
        ({ title, sentences }) =>
          sentences.length > 0 && (
            <section key={title} aria-label={title}>
              <h3>{title}</h3>
              <Sentences sentences={sentences} brands={brands} />
            </section>
          ),
      )}
    </section>
  );
}

/** What no brand is known of may reach any. */
const reaches = ({ pairs }: Standing["effect"]["changes"][number], pair: string): boolean =>
  pair === "" || pairs === undefined || pairs.includes(pair);

/** Why there is nothing to be told of, which is another thing where what was edited is wrong. */
function Nothing({ standing: { follows, errors } }: { readonly standing: Standing }): ReactNode {
  if (errors > 0)
    return (
      <p className={css.says}>
        What was edited since the folder was last right is not looked at here: it is once the errors are mended.
      </p>
    );
  if (!follows) return <p className={css.says}>The folder has nothing otherwise than what most borrowers get.</p>;
  return (
    <p className={css.says}>
      Nothing waits to be published: each edit that is right is live at once. What each did stands under{" "}
      <Link to="/changes">Changes</Link>.
    </p>
  );
}
