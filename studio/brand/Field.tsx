import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router-dom";
import type { NewText } from "../../publish/studio/questions.ts";
import type { SheetField, SheetLayer } from "../../publish/studio/brand-sheet.ts";
import { paperAt } from "../parts/paper-at.ts";
import { useMay } from "../asking/use-may.ts";
import parts from "../parts/parts.module.css";
import { sentence } from "../parts/sentence.ts";
import type { Said, Step } from "../controls/control.ts";
import { Control } from "../controls/Control.tsx";
import css from "./field.module.css";
import { Result } from "./Result.tsx";
import { type Draft, draftOf } from "../drafts/drafts.ts";
import { NotSaved } from "./NotSaved.tsx";
import { textOf } from "../drafts/typed-value.ts";
import { useDraft } from "../drafts/use-draft.ts";
import { useEdit } from "./use-edit.ts";
import { useLayer } from "./use-layer.ts";
import { valueWords } from "../../publish/studio/form/value-words.ts";
import { layerWords } from "../../publish/words/layer-words.ts";
import { hidingLayer, listInLayer } from "../../publish/studio/form/list-in-layer.ts";
import { reachWords, staysWords } from "./words.ts";

interface FieldProps {
  readonly business: string;
  readonly channel: string;
  readonly field: SheetField;
  readonly layers: readonly SheetLayer[];
}

/** One value: what it is, who says so, whom an edit reaches, and what came of the last one. */
export function Field({ business, channel, field: told, layers }: FieldProps): ReactNode {
  const id = useId();
  const key = `${business}-${channel} ${told.path.join(".")}`;
  const { draft, keep } = useDraft(key, told);
  const {
    current: field,
    outcome,
    set,
    press,
    begin,
    undo,
    forget,
    outdated,
    offered,
  } = useEdit(business, channel, told, layers, draft);
  const { may, why } = useMay("editor");
  const { layer, choose } = useLayer(key, field, layers, draft?.layer);
  // What was typed gives way to what is offered in its place.
  const [round, setRound] = useState(0);
  /** Somebody is typing it: he knows that it is not saved. */
  const [isTyping, setTyping] = useState(false);
  const by = layers[field.by];
  const at = layers.indexOf(layer);
  const own = field.said[at] ?? null;
  const shown = listInLayer(field, at);
  const hiding = hidingLayer(field, layers, at);
  const stays = hiding && staysWords(`${business}-${channel}`, hiding);
  const typed = (text: string): Draft => {
    return { text, layer: layer.name, said: draft?.said ?? field.said, at: draft?.at ?? new Date().toISOString() };
  };
  const put = (said: Said, texts?: readonly NewText[]) =>
    say(() => set(typeof said === "function" ? inLayer(said) : said, layer, texts), texts);
  /** What follows from the value as the layer has it. */
  const inLayer =
    (step: Step): Step =>
    (now) =>
      step(listInLayer(now, at));
  const say = async (edit: () => ReturnType<typeof set>, texts?: readonly NewText[]) => {
    choose(layer.name);
    setTyping(false);
    const before = draftOf(key)?.text;
    const { done, value } = await edit();
    // Another tab of this browser may have kept something else of it meanwhile, and said that.
    const isOpen = done.is === "failed" || done.is === "conflict";
    // A new entry is kept where it was typed.
    if (isOpen && value !== undefined && !texts) keep(typed(textOf(value, field.takes)));
    // What is typed on meanwhile is not saved yet.
    const isSaved = done.is === "written" || done.is === "as it was";
    if (isSaved && draftOf(key)?.text === before) keep(undefined);
  };
  const anew = () => setRound(round + 1);
  const drop = () => {
    keep(undefined);
    forget();
    anew();
  };
  const whole = useRef<HTMLDivElement>(null);
  const is = outcome?.is;
  // At the foot of the column what came of an edit stands below the window, with the value; what is taller than that
  // has it stick to the window's end.
  useEffect(() => {
    const field = whole.current;
    if (is !== undefined && field && field.offsetHeight < window.innerHeight / 2)
      field.scrollIntoView({ block: "nearest" });
  }, [is]);
  const [label, about] = [`${id}label`, `${id}about`];
  return (
    <div ref={whole} className={css.whole} data-path={field.path.join(".")} tabIndex={-1}>
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
            field={shown}
            place={key}
            at={at}
            id={label}
            describedBy={about}
            invalid={outcome?.is === "refused"}
            draft={draft?.text}
            keep={(text) => {
              setTyping(true);
              keep(text === undefined ? undefined : typed(text));
            }}
            begin={begin}
            odd={outdated}
            set={(said, texts) => void put(said, texts)}
            press={(step) => void say(() => press(inLayer(step), layer))}
          />
        </div>
        <div className={css.origin}>
          <span>
            {by ? (
              <>
                Said for <strong>{layerWords(by.file)}</strong>
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
                  {layerWords(one.file)} ({reachWords(field.reach?.[at] ?? { gets: one.reaches, others: 0 })})
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
              onClick={() => void put(undefined)}
            >
              Remove for {layerWords(layer.file)} ({thenWords(field, layer === by)})
            </button>
          )}
          {stays !== undefined && (
            <span>
              {shown !== field && `Shown is the list for ${layerWords(layer.file)}. `}
              {stays}
            </span>
          )}
        </div>
      </div>
      <Result
        stays={stays}
        outcome={outcome}
        field={field}
        undo={() => void undo()}
        isKept={draft !== undefined}
        forget={draft ? drop : forget}
        offered={offered}
        set={(value) => {
          keep(undefined);
          anew();
          void put(value, outcome && "yours" in outcome ? outcome.texts : undefined);
        }}
      />
      {draft && !outcome && !isTyping && (
        <NotSaved draft={draft} field={field} save={(value) => void put(value)} drop={drop} />
      )}
    </div>
  );
}

/** What holds once a layer says no more: what lies below, or still what a later layer says. */
function thenWords({ below, fallback, value, takes }: SheetField, holds: boolean): string {
  return holds ? `then: ${valueWords(below ?? fallback, takes)}` : `still: ${valueWords(value, takes)}`;
}

/** What needs more than half of the width. */
const isWide = ({ takes }: SheetField): boolean => ["order", "records", "named lists", "other"].includes(takes.is);
