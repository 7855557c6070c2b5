import type { ReactNode } from "react";
import type { ComparedEntry, ComparedValue } from "../../publish/studio/brand-comparison.ts";
import type { Takes } from "../../publish/studio/form/brand-form.ts";
import { plainLines } from "../../publish/studio/plain-lines.ts";
import { valueWords } from "../../publish/studio/form/value-words.ts";
import { colour } from "../parts/colour.ts";
import parts from "../parts/parts.module.css";
import css from "./shown-value.module.css";

interface ShownValueProps {
  readonly side: ComparedValue;
  readonly takes: Takes;
}

/** A value to be looked at, in words of the business: a colour with its patch, an order in its places. */
export function ShownValue({ side: { value, order }, takes }: ShownValueProps): ReactNode {
  if (value === undefined) return <p className={css.nothing}>nothing</p>;
  switch (takes.is) {
    case "colour":
      return (
        <p className={css.colour}>
          <span className={css.patch} style={{ background: colour(value, "none") }} />
          <code>{valueWords(value, takes)}</code>
        </p>
      );
    case "switch":
      return (
        <p>
          <span className={`${parts.chip} ${css.state} ${value === true ? parts.good : ""}`}>
            {valueWords(value, takes)}
          </span>
        </p>
      );
    case "order":
      return <Order entries={order ?? []} />;
    case "other":
      return (
        <ul className={css.lines}>
          {plainLines(value).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      );
    default:
      return <p className={css.words}>{valueWords(value, takes)}</p>;
  }
}

function Order({ entries }: { readonly entries: readonly ComparedEntry[] }): ReactNode {
  if (entries.length === 0) return <p className={css.nothing}>None.</p>;
  return (
    <ol className={css.order}>
      {entries.map(({ label, is }) => (
        <li key={label} className={is === "there too" ? undefined : css.otherwise}>
          <span>{label}</span>
          {is !== "there too" && <span className={css.mark}>{is}</span>}
        </li>
      ))}
    </ol>
  );
}
