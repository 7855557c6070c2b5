import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { FoundText } from "../../publish/studio/texts-found.ts";
import { counted } from "../../publish/words/counted.ts";
import { useSearch } from "../asking/use-search.ts";
import { Empty } from "../parts/Empty.tsx";
import { Notice } from "../parts/Notice.tsx";
import { paperAt } from "../parts/paper-at.ts";
import parts from "../parts/parts.module.css";
import lists from "../pages/lists.module.css";
import css from "./texts.module.css";
import { useFound } from "./use-found.ts";
import { Words } from "./Words.tsx";

/** So many documents that use a text are named. */
const NAMED = 3;

/** All words of the app, found by any of them, in every language. The address says what is looked for. */
export function Texts(): ReactNode {
  const { search, typed, type } = useSearch();
  const { told, wrong } = useFound(search);
  return (
    <div className={lists.page}>
      <h1>Texts</h1>
      <p className={lists.says}>
        What borrowers read.{" "}
        {told &&
          `The words are the same for all ${told.brands} brands, and an edit reaches each of them; where fewer read a text, it says how many.`}{" "}
        What stands between ‹ and › is filled in.
      </p>
      <label className={lists.search}>
        <span>Find words</span>
        <input
          type="search"
          value={typed}
          maxLength={200}
          placeholder="Borrow now"
          onChange={(event) => type(event.target.value)}
        />
      </label>
      {wrong !== undefined && <Notice tone="bad">{wrong}</Notice>}
      {!told && wrong === undefined && (
        <div className={`${parts.bone} ${lists.bone}`} role="status" aria-label="Being looked for" />
      )}
      {told?.texts.length === 0 && <Empty title="No text has these words" />}
      {told && told.texts.length > 0 && (
        <>
          <p className={lists.says} role="status">
            {told.more === 0
              ? `${told.texts.length} ${told.texts.length === 1 ? "text" : "texts"}.`
              : `The first ${told.texts.length} of ${told.texts.length + told.more} texts: more words find fewer.`}
          </p>
          <ul className={lists.rows}>
            {told.texts.map((text) => (
              <li key={text.key} className={lists.row}>
                <div className={css.text}>
                  <p className={css.group}>{text.title}</p>
                  <div className={css.languages}>
                    {text.in.map((words) => (
                      <Words key={words.file} text={text} words={words} />
                    ))}
                  </div>
                  <Users text={text} brands={told.brands} />
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface UsersProps {
  readonly text: FoundText;
  /** How many there are. */
  readonly brands: number;
}

/** By what a text is called, which documents show it, and how many brands read it where not all may. */
function Users({ text: { key, usedBy, readBy }, brands }: UsersProps): ReactNode {
  return (
    <p className={css.users}>
      <code>{key}</code>
      {readBy !== undefined && (
        <span>
          read in {readBy} of {counted(brands, "brand")}
        </span>
      )}
      {usedBy.length > 0 && <span>used in</span>}
      {usedBy.slice(0, NAMED).map(({ file, title }) => (
        <Link key={file} to={paperAt(file)} title={file}>
          {title}
        </Link>
      ))}
      {usedBy.length > NAMED && <span>and {usedBy.length - NAMED} more</span>}
    </p>
  );
}
