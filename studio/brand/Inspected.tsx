import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import type { Inspected as Told } from "../../publish/studio/inspected.ts";
import type { Pair } from "../../publish/studio/questions.ts";
import { textWords } from "../../publish/words/mark-words.ts";
import { useAnswer } from "../asking/use-answer.ts";
import { Notice } from "../parts/Notice.tsx";
import { paperAt } from "../parts/paper-at.ts";
import parts from "../parts/parts.module.css";
import type { Pointed } from "../preview/use-preview.ts";
import css from "./inspected.module.css";
import { ValuesRead } from "./ValuesRead.tsx";

interface InspectedProps extends Pair {
  readonly pointed: Pointed;
  readonly close: () => void;
}

/** What made something in the preview that somebody points at, with the way to each. */
export function Inspected({ business, channel, pointed, close }: InspectedProps): ReactNode {
  const { told, wrong } = useAnswer("inspect", { business, channel, ...pointed });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [pointed]);
  return (
    <section className={css.panel} aria-labelledby="inspected">
      <div className={css.head}>
        <h2 id="inspected" ref={heading} tabIndex={-1}>
          {told?.title ?? "What made this"}
          {pointed.words !== "" && <span className={css.words}> “{pointed.words}”</span>}
        </h2>
        <button type="button" className={`${parts.button} ${parts.quiet}`} onClick={close}>
          Close
        </button>
      </div>
      {wrong !== undefined && <Notice tone="bad">{wrong}</Notice>}
      {!told && wrong === undefined && (
        <div className={`${parts.bone} ${css.bone}`} role="status" aria-label="What made it is being looked up" />
      )}
      {told && <Findings told={told} business={business} channel={channel} />}
    </section>
  );
}

function Findings({ told, business, channel }: Pair & { readonly told: Told }): ReactNode {
  const { says, places, texts, values, leads, decisions } = told;
  return (
    <>
      <p className={css.says}>{says}</p>
      <dl className={css.findings}>
        <dt>Made by</dt>
        <dd>
          {places.length === 0 && "the app itself, around every screen"}
          {places.map(({ file, path, line }, at) => (
            <div key={`${file} ${path}`}>
              {at > 0 && "used in "}
              <Link to={paperAt(file, line)}>
                {file}, line {line}
              </Link>
            </div>
          ))}
        </dd>
        {texts.length > 0 && (
          <>
            <dt>Words</dt>
            <dd>
              {texts.map(({ key, words }) => (
                <div key={key}>
                  “{textWords(words)}”{" "}
                  <Link to={`/texts?search=${encodeURIComponent(key)}`} className={css.place}>
                    {key}
                  </Link>
                </div>
              ))}
            </dd>
          </>
        )}
        <ValuesRead values={values} business={business} channel={channel} />
        {leads.map(({ when, steps }) => (
          <div key={when} className={css.lead}>
            <dt>When {`${when.charAt(0).toLowerCase()}${when.slice(1)}`.replace(/\.$/, "")}</dt>
            <dd>
              {steps.map(({ says: does, depth }, at) => (
                <div key={at} style={{ marginInlineStart: `${depth}em` }}>
                  {does}
                </div>
              ))}
            </dd>
          </div>
        ))}
        {decisions.length > 0 && (
          <>
            <dt>Decided by</dt>
            <dd>
              {decisions.map((decision) => (
                <div key={decision}>
                  <Link to={`/why/${decision}`}>{decision}</Link>
                </div>
              ))}
            </dd>
          </>
        )}
      </dl>
    </>
  );
}
