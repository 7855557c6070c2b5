import { type ReactNode, useId, useState } from "react";
import { Link } from "react-router-dom";
import type { Json } from "../../publish/documents/json.ts";
import type { SheetField, SheetLayer } from "../../publish/studio/brand-sheet.ts";
import { paperAt } from "../parts/paper-at.ts";
import { useMay } from "../asking/use-may.ts";
import parts from "../parts/parts.module.css";
import { sentence } from "../parts/sentence.ts";
import { Control } from "./Control.tsx";
import css from "./field.module.css";
import { Result } from "./Result.tsx";
import { useEdit } from "./use-edit.ts";
import { useLayer } from "./use-layer.ts";
import { valueWords } from "../../publish/studio/value-words.ts";
import { layerWords, reachWords } from "./words.ts";

interface FieldProps {
  readonly business: string;
  readonly channel: string;
  readonly field: SheetField;
  readonly layers: readonly SheetLayer[];
}

/** One value: what it is, who says so, whom an edit reaches, and what came of the last one. */
export function Field({ business, channel, field: told, layers }: FieldProps): ReactNode {
  const id = useId();
  const { current: field, outcome, set, begin, undo, forget, offered } = useEdit(business, channel, told, layers);
  const { may, why } = useMay("editor");
  const { layer, choose } = useLayer(`${business}-${channel} ${field.path.join(".")}`, field, layers);
  // What was typed gives way to what is offered in its place.
  const [round, setRound] = useState(0);
  const by = layers[field.by];
  const at = layers.indexOf(layer);
  const own = field.said[at] ?? null;
  const put = (value: Json | undefined) => {
    choose(layer.name);
    // What is as if nobody said it need not be said, where no layer below says otherwise; the base says all.
    const goesUnsaid = at > 0 && value === field.fallback && field.said.slice(0, at).every((one) => one === null);
    void set(goesUnsaid ? undefined : value, layer);
  };
  const [label, about] = [`${id}label`, `${id}about`];
  return (
    <div className={css.whole} data-path={field.path.join(".")} tabIndex={-1}>
      <div className={`${css.field} ${isWide(field) ? css.wide : ""}`}>
        <div className={css.head}>
          <h3 className={css.title} id={label}>
            {field.title}
          </h3>
          <p className={css.says} id={about}>
            {field.says}
            {field.bounds !== "" && <span className={css.bounds}> {sentence(field.bounds)}</span>}
          </p>
        </div>
        <div className={css.control}>
          <Control
            key={round}
            field={field}
            id={label}
            describedBy={about}
            invalid={outcome?.is === "refused"}
            begin={begin}
            set={put}
          />
        </div>
        <div className={css.origin}>
          <span>
            {by ? (
              <>
                Said for <strong>{layerWords(by)}</strong>
                <Link className={css.place} to={paperAt(by.file, field.line)}>
                  {by.file.split("/").at(-1)}
                  {field.line === undefined ? "" : `:${field.line}`}
                </Link>
              </>
            ) : (
              <>Nobody says it{field.fallback !== undefined && `: as if ${valueWords(field.fallback, field.takes)}`}.</>
            )}
          </span>
          <label className={css.layer}>
            Edit it for
            <select
              value={layer.name}
              disabled={!may}
              title={why}
              onChange={(event) => choose(layers[event.target.selectedIndex]?.name ?? layer.name)}
            >
              {layers.map((one, at) => (
                <option key={one.name} value={one.name}>
                  {layerWords(one)} ({reachWords(field.reach?.[at] ?? { gets: one.reaches, others: 0 })})
                </option>
              ))}
            </select>
          </label>
          {own !== null && layer.name !== "base" && (
            <button
              type="button"
              className={`${parts.button} ${css.remove}`}
              disabled={!may}
              title={why}
              onClick={() => put(undefined)}
            >
              Remove for {layerWords(layer)} ({thenWords(field, layer === by)})
            </button>
          )}
        </div>
      </div>
      <Result
        outcome={outcome}
        field={field}
        undo={() => void undo()}
        forget={forget}
        offered={offered}
        set={(value) => {
          setRound(round + 1);
          put(value);
        }}
      />
    </div>
  );
}

/** What holds once a layer says no more: what lies below, or still what a later layer says. */
function thenWords({ below, fallback, value, takes }: SheetField, holds: boolean): string {
  return holds ? `then: ${valueWords(below ?? fallback, takes)}` : `still: ${valueWords(value, takes)}`;
}

/** What needs more than half of the width. */
const isWide = ({ takes }: SheetField): boolean => ["order", "records", "named lists", "other"].includes(takes.is);
