import { type ReactNode, useContext } from "react";
import type { Json } from "../../publish/documents/json.ts";
import type { Why } from "../../publish/studio/questions.ts";
import parts from "../parts/parts.module.css";
import { TitlesContext } from "../parts/titles.ts";
import { withInputTitles } from "./input-titles.ts";
import { plainSays } from "./plain-says.ts";
import css from "./condition.module.css";
import { type TakesOf, valueWords } from "./value-words.ts";

type Part = NonNullable<Why["rows"][number]["condition"]>;

interface ConditionProps {
  readonly part: Part;
  readonly of: TakesOf;
}

/** A condition with its parts, each with what it read and whether it holds. */
export const Condition = (props: ConditionProps): ReactNode => (
  <ul className={css.parts}>
    <ConditionPart {...props} />
  </ul>
);

const joined = { all: "All of these must hold", any: "One of these must hold", not: "This must not hold" };

const came: Readonly<Record<Part["came"], { readonly words: string; readonly tone: string | undefined }>> = {
  true: { words: "holds", tone: parts.good },
  false: { words: "does not hold", tone: parts.bad },
  odd: { words: "cannot be told", tone: parts.warn },
  "not asked": { words: "not asked", tone: undefined },
};

/** A path alone asks whether what is there is anything. */
const asks = ({ says, saw }: Part, titles: ReadonlyMap<string, string>): string => {
  const words = plainSays(withInputTitles(says, titles));
  return saw.some(({ path }) => path === plainSays(says)) ? `${words} is true, or is there` : words;
};

/** The engine names the operator that could not go on, which says nothing to whoever reads words. */
const whyWords = (why: string): string => why.replace(/^"[^"]+" met /, "It met ");

function ConditionPart({ part, of }: ConditionProps): ReactNode {
  const { words, tone } = came[part.came];
  const titles = useContext(TitlesContext);
  return (
    <li className={css.part}>
      <span className={`${parts.chip} ${tone ?? ""} ${css.came}`}>{words}</span>
      <span className={css.words}>
        <span className={part.by ? css.join : css.says}>{part.by ? joined[part.by] : asks(part, titles)}</span>
        {part.saw.length > 0 && (
          <span className={css.saw}>
            found{" "}
            {part.saw.map(({ path, value }, at) => (
              <span key={path}>
                {at > 0 && ", "}
                {/* What comes over the line is JSON. */}
                {titles.get(path) ?? path}: <strong>{valueWords(value as Json, path, of)}</strong>
              </span>
            ))}
          </span>
        )}
        {part.why !== undefined && <span className={css.why}>{whyWords(part.why)}</span>}
      </span>
      {part.parts.length > 0 && (
        <ul className={css.parts}>
          {part.parts.map((inner, at) => (
            // A condition may ask the same twice; its place is all that tells the two apart.
            <ConditionPart key={`${at} ${inner.says}`} part={inner} of={of} />
          ))}
        </ul>
      )}
    </li>
  );
}
