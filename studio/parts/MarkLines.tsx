import { type ReactNode, useContext } from "react";
import { Link } from "react-router-dom";
import type { SheetField } from "../../publish/studio/brand-sheet.ts";
import type { Mark, Pair } from "../../publish/studio/questions.ts";
import { refusalWords, withTitles } from "../../publish/studio/refusal-words.ts";
import { layerFile, layerWords } from "../../publish/words/layer-words.ts";
import { languageWords } from "../../publish/words/language-words.ts";
import { textRefusal } from "../../publish/words/text-refusals.ts";
import { pairIn } from "./pair-address.ts";
import { titleAt, TitlesContext } from "./titles.ts";

interface MarkLinesProps {
  readonly marks: readonly Mark[];
  /** Whose place needs no name; none where a document was edited as a whole. */
  readonly field?: SheetField | undefined;
  /** The layer that was edited, by its file: of what another says it is told whose word it is. */
  readonly edited?: string;
}

/** What the checker says of an edit of a value, as whoever edits it reads it. */
export function MarkLines({ marks, field, edited }: MarkLinesProps): ReactNode {
  const titles = useContext(TitlesContext);
  return (
    <ul>
      {marks.map(({ line, file, message, code, path, plain }) => {
        const isOther = path !== "" && path !== field?.path.join(".");
        const title = isOther ? (textAt(file, path) ?? titleAt(titles, path)) : undefined;
        const pair = title !== undefined && isBrand.test(file) ? pairOf(message) : undefined;
        return (
          <li key={line}>
            {edited !== undefined && file !== edited && !pair && <strong>What is said {whose(file)}: </strong>}
            {isOther && <Place {...{ path, title, pair, file }} />}
            {plain ?? textRefusal({ code, message }) ?? withTitles(refusalWords(message, field?.takes), path, titles)}
          </li>
        );
      })}
    </ul>
  );
}

const whose = (file: string): string => (isBrand.test(file) ? `for ${layerWords(file)}` : `in ${file}`);

/** A text by its name and its language; undefined of what stands in no file of texts. */
function textAt(file: string, path: string): string | undefined {
  const language = /^locales\/([^/]+)\//.exec(file)?.[1];
  return language === undefined ? undefined : `${path.replace(/^texts\./, "")} in ${languageWords(language)}`;
}

const isBrand = new RegExp(`^${layerFile}$`);

/** The brand of which something is told. */
const pairOf = (message: string) => pairIn(/\bbrand (\d+-\d+):/.exec(message)?.[1]);

interface PlaceProps {
  readonly path: string;
  readonly title: string | undefined;
  readonly pair: Pair | undefined;
  readonly file: string;
}

/** Another value by its title; of a brand that is named it leads there, and says whose word it is. */
function Place({ path, title, pair, file }: PlaceProps): ReactNode {
  if (title === undefined) return <code>{path}: </code>;
  if (!pair) return <strong>{title}: </strong>;
  const value = encodeURIComponent(path.replace(/\[.*$/, ""));
  return (
    <strong>
      <Link to={`/brand/${pair.business}/${pair.channel}?value=${value}`}>{title}</Link>, said for {layerWords(file)}:{" "}
    </strong>
  );
}
