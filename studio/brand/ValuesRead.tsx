import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { ValueRead } from "../../publish/studio/values-read.ts";
import type { Pair } from "../../publish/studio/questions.ts";
import css from "./inspected.module.css";
import { valueWords } from "../../publish/studio/form/value-words.ts";
import { layerWords } from "../../publish/words/layer-words.ts";

interface ValuesReadProps extends Pair {
  readonly values: readonly ValueRead[];
}

/** The brand's values that something reads; what only its look reads is below. */
export function ValuesRead({ values, business, channel }: ValuesReadProps): ReactNode {
  const [look, own] = [values.filter(isLook), values.filter((value) => !isLook(value))];
  const list = (of: readonly ValueRead[]) =>
    of.map((value) => <Value key={value.path.join(".")} {...{ value, business, channel }} />);
  return (
    <>
      {own.length > 0 && (
        <>
          <dt>Values of the brand</dt>
          <dd>{list(own)}</dd>
        </>
      )}
      {look.length > 0 && (
        <>
          <dt>Look</dt>
          <dd>
            <details>
              <summary>{look.length === 1 ? "1 value" : `${look.length} values`} of the brand’s look</summary>
              {list(look)}
            </details>
          </dd>
        </>
      )}
    </>
  );
}

const isLook = ({ path }: ValueRead): boolean => path[0] === "theme" || path[0] === "dark";

/** What it is, who says so, and the way to where it is set. */
function Value({ value: read, business, channel }: Pair & { readonly value: ValueRead }): ReactNode {
  const { path, title, section, value, takes, by } = read;
  const said = valueWords(value, takes);
  return (
    <div>
      <Link to={`/brand/${business}/${channel}/${section}?value=${path.join(".")}`}>{title}</Link>
      {": "}
      {said.length > LONG ? `${said.slice(0, LONG)} …` : said}
      {by && <span className={css.by}> said for {layerWords(by.file)}</span>}
    </div>
  );
}

/** So much of a value shows beside its name. */
const LONG = 80;
