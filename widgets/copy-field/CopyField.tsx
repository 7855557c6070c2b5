import { Check, Copy } from "lucide-react";
import { useLocale, type WidgetProps } from "../../engine/widget.ts";
import { Press } from "../shared/Press.tsx";
import { useSaid } from "../shared/use-said.ts";
import css from "./copy-field.module.css";
import type { CopyFieldProps } from "./copy-field.props.ts";

/** A value to take along. Copying itself is the document's step; the button only says it was done. */
export function CopyField(props: WidgetProps<CopyFieldProps>) {
  const { id, label, text: shown, copied, large, pending, emit } = props;
  const { text } = useLocale();
  const [said, say] = useSaid();
  const Icon = said ? Check : Copy;
  return (
    <div className={`${css.field} ${large ? css.large : ""}`} id={id} role="group" aria-label={label}>
      <div className={css.words}>
        <p className={css.label}>{label}</p>
        <p className={css.value}>{breakable(shown)}</p>
      </div>
      <Press
        pending={pending}
        className={`${css.copy} ${said ? css.said : ""}`}
        onPress={() => {
          emit("copy", copied ?? shown);
          say();
        }}
      >
        <Icon className={css.icon} aria-hidden="true" />
        <span aria-live="polite">{text(said ? "widgets.copy-field-said" : "widgets.copy-field-copy")}</span>
      </Press>
    </div>
  );
}

/** An address of mail breaks after its @, where it must. */
const breakable = (shown: string) => {
  const [name, ...host] = shown.split("@");
  return host.length === 1 ? (
    <>
      {name}@<wbr />
      {host}
    </>
  ) : (
    shown
  );
};
