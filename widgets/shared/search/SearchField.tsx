import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, useCallback, useState } from "react";
import { useLocale } from "../../../engine/widget.ts";
import frame from "../field/field.module.css";
import { FieldFrame } from "../field/FieldFrame.tsx";
import list from "../field/option-list.module.css";
import { Press } from "../Press.tsx";
import { type First, groupsOf, type Option } from "./matching.ts";
import { SearchSheet } from "./SearchSheet.tsx";
import css from "./search-field.module.css";

export interface SearchFieldProps<V extends Option["value"]> {
  id: string;
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  /** What stands there while nothing is chosen; default: fixed words. */
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  options: readonly Option<V>[];
  /** What stands before all others, each group under its heading. */
  first?: readonly First[] | undefined;
  /** What to do where nothing is found; default: fixed words. */
  none?: string | undefined;
  value: V | undefined;
  change: (value: V) => void;
  leave: () => void;
}

/** One of more than fit a glance: looked for by its name in a sheet. */
export function SearchField<V extends Option["value"]>(props: SearchFieldProps<V>) {
  const { id, label, options, first = [], value, error, change, leave } = props;
  const { text } = useLocale();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const chosen = options.find((option) => option.value === value);
  const key = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    if (!props.disabled) setOpen(true);
  };
  return (
    <>
      <FieldFrame id={id} label={label} help={props.help} error={error}>
        <div className={list.field}>
          <Press
            id={id}
            className={`${frame.box} ${list.list} ${css.box}`}
            role="combobox"
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-controls={open ? `${id}-sheet` : undefined}
            aria-labelledby={`${id}-label`}
            aria-describedby={`${id}-note`}
            aria-invalid={error ? true : undefined}
            data-empty={chosen ? undefined : ""}
            disabled={props.disabled}
            onPress={() => setOpen(true)}
            onKeyDown={key}
            onBlur={() => {
              // Whoever chooses has not left yet.
              if (!open) leave();
            }}
          >
            {chosen?.label ?? props.placeholder ?? text("widgets.select-field-empty")}
          </Press>
          <ChevronDown aria-hidden className={list.arrow} />
        </div>
      </FieldFrame>
      {open ? (
        <SearchSheet
          id={id}
          title={label}
          groups={groupsOf(options, first, text("widgets.select-field-rest"))}
          value={value}
          none={props.none ?? text("widgets.select-field-none")}
          onChoose={(found) => {
            change(found);
            close();
          }}
          onClose={close}
        />
      ) : null}
    </>
  );
}
