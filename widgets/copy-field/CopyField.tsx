import { Copy } from "lucide-react";
import { Fragment } from "react";
import { useLocale, type WidgetProps } from "../../engine/widget.ts";
import { Press } from "../shared/Press.tsx";
import css from "./copy-field.module.css";
import type { CopyFieldProps } from "./copy-field.props.ts";

/** A value to take along. Copying itself, and saying what came of it, is the document's step. */
export function CopyField(props: WidgetProps<CopyFieldProps>) {
  const { id, label, text: shown, large, pending, emit } = props;
  const { text } = useLocale();
  return (
    <div className={`${css.field} ${large ? css.large : ""}`} id={id} role="group" aria-label={label}>
      <div className={css.words}>
        <p className={css.label}>{label}</p>
        <p className={css.value}>{breakable(shown)}</p>
      </div>
      <Press pending={pending} className={css.copy} onPress={() => emit("copy", shown)}>
        <Copy className={css.icon} aria-hidden="true" />
        <span>{text("widgets.copy-field-copy")}</span>
      </Press>
    </div>
  );
}

/** An address, of mail or of a page, breaks after its signs, where it must. */
const breakable = (shown: string) =>
  (shown.match(/[^@/?&=]*[@/?&=]|[^@/?&=]+/g) ?? []).map((piece, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
