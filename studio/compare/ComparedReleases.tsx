import { type ReactNode, useId } from "react";
import { useSearchParams } from "react-router-dom";
import { FOLDER } from "../../publish/studio/folder.ts";
import { useAnswer } from "../asking/use-answer.ts";
import { Empty } from "../parts/Empty.tsx";
import { Notice } from "../parts/Notice.tsx";
import { pairIn } from "../parts/pair-address.ts";
import parts from "../parts/parts.module.css";
import css from "./compared-releases.module.css";
import { Differences } from "./Differences.tsx";

interface ComparedReleasesProps {
  readonly from: string;
  readonly to: string;
}

/** What one release has otherwise than another: in sentences, and of a brand that is chosen value by value. */
export function ComparedReleases({ from, to }: ComparedReleasesProps): ReactNode {
  const [search, setSearch] = useSearchParams();
  const id = useId();
  const pair = search.get("brand") ?? "";
  const codes = pairIn(pair);
  const { told, wrong } = useAnswer("releases", { from, to, ...(codes && { pair }) });
  if (!told)
    return wrong === undefined ? (
      <div className={css.page} role="status" aria-label="The releases are being compared">
        <div className={`${parts.bone} ${css.bone}`} />
      </div>
    ) : (
      <Empty title="These releases cannot be compared">
        <p>{wrong}</p>
      </Empty>
    );
  const { said, pairs, sections } = told;
  if (said.length === 0)
    return (
      <Empty title="Nothing differs">
        <p>{from === to ? "It is the same on both sides." : "Both have the same of every brand and document."}</p>
      </Empty>
    );
  const count = sections.reduce((sum, { fields }) => sum + fields.length, 0);
  const named = (release: string) => ({
    pair: release === FOLDER ? "in the folder" : `in release ${release}`,
    name: pairs.find((one) => one.pair === pair)?.name ?? "",
  });
  return (
    <div className={css.page}>
      {wrong !== undefined && <Notice tone="bad">{wrong}</Notice>}
      <section className={css.card} aria-labelledby={id}>
        <h2 id={id}>What is otherwise after</h2>
        <ul className={css.said}>
          {said.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      {pairs.length > 0 && (
        <label className={css.choice}>
          Value by value, of the brand
          <select
            value={pair}
            onChange={(event) => setSearch(event.target.value === "" ? {} : { brand: event.target.value })}
          >
            <option value="">Choose one of {pairs.length}</option>
            {pairs.map((one) => (
              <option key={one.pair} value={one.pair}>
                {one.name} {one.pair}: {one.count === 1 ? "1 value" : `${one.count} values`}
              </option>
            ))}
          </select>
        </label>
      )}
      {codes && count > 0 && (
        <Differences
          comparison={{ left: named(from), right: named(to), sections }}
          left={codes}
          right={codes}
          count={count}
        />
      )}
      {codes && count === 0 && <p className={css.none}>Of {pair} nothing differs that is edited here.</p>}
    </div>
  );
}
