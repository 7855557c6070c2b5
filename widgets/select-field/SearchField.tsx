import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, useCallback, useState } from "react";
import { useLocale, type WidgetProps } from "../../engine/widget.ts";
import frame from "../shared/field/field.module.css";
import { FieldFrame } from "../shared/field/FieldFrame.tsx";
import list from "../shared/field/option-list.module.css";
import { Press } from "../shared/Press.tsx";
import { groupsOf } from "./matching.ts";
import { SearchSheet } from "./SearchSheet.tsx";
import css from "./search-field.module.css";
import type { SelectFieldProps } from "./select-field.props.ts";

/** One of more than fit a glance: looked for by its name in a sheet. */
export function SearchField(props: WidgetProps<SelectFieldProps, string | number>) {
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
