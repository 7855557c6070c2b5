import { type ReactNode, useContext } from "react";
import type { SheetField } from "../../publish/studio/brand-sheet.ts";
import type { Mark } from "../../publish/studio/questions.ts";
import { refusalWords, withTitles } from "../../publish/studio/refusal-words.ts";
import { layerFile, layerWords } from "../../publish/words/layer-words.ts";
import { languageWords } from "../../publish/words/language-words.ts";
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
      {marks.map(({ line, file, message, path, plain }) => (
        <li key={line}>
          {edited !== undefined && file !== edited && <strong>What is said {whose(file)}: </strong>}
          {path !== "" && path !== field?.path.join(".") && (
            <Place path={path} title={textAt(file, path) ?? titleAt(titles, path)} />
          )}
          {plain ?? withTitles(refusalWords(message, field?.takes), path, titles)}
        </li>
      ))}
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

const Place = ({ path, title }: { readonly path: string; readonly title: string | undefined }): ReactNode =>
  title === undefined ? <code>{path}: </code> : <strong>{title}: </strong>;
