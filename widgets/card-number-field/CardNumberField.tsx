import { type ChangeEvent, useLayoutEffect, useRef, useState } from "react";
import type { WidgetProps } from "../../engine/widget.ts";
import { controlAttributes } from "../shared/field/control-attributes.ts";
import frame from "../shared/field/field.module.css";
import { FieldFrame } from "../shared/field/FieldFrame.tsx";
import css from "./card-number-field.module.css";
import type { CardNumberFieldProps } from "./card-number-field.props.ts";
import { caretAfter, edited, grouped } from "./grouped.ts";
import { schemeOf } from "../shared/schemes.ts";

const MOST = 19;

/** The number of a card in groups of four, and the scheme that it is of. */
export function CardNumberField(props: WidgetProps<CardNumberFieldProps, string>) {
  const { id, value = "", error, change } = props;
  const input = useRef<HTMLInputElement>(null);
  // A new object with each edit: the caret is set again also where the text came out the same.
  const [caret, setCaret] = useState<{ readonly after: number }>();
  const shown = grouped(value);

  useLayoutEffect(() => {
    const field = input.current;
    if (!field || !caret || document.activeElement !== field) return;
    const at = caretAfter(field.value, caret.after);
    field.setSelectionRange(at, at);
  }, [caret]);

  const write = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const forward = nativeEvent instanceof InputEvent && nativeEvent.inputType === "deleteContentForward";
    const at = target.selectionStart ?? target.value.length;
    const next = edited({ before: shown, after: target.value, caret: at, forward }, MOST);
    setCaret({ after: next.caret });
    change(next.digits || undefined);
  };

  return (
    <FieldFrame id={id} label={props.label} help={props.help} error={error}>
      <div className={frame.box}>
        <input
          {...controlAttributes(id, error)}
          ref={input}
          className={`${frame.bare} ${css.number}`}
          inputMode="numeric"
          autoComplete="cc-number"
          spellCheck={false}
          value={shown}
          onChange={write}
          onBlur={props.leave}
        />
        <span className={css.scheme} role="status">
          {schemeOf(value)}
        </span>
      </div>
    </FieldFrame>
  );
}
