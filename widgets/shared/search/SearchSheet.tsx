import { Check, Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { holdBack, useLocale } from "../../../engine/widget.ts";
import { Sheet } from "../Sheet.tsx";
import frame from "../field/field.module.css";
import { type Group, isFound, type Option } from "./matching.ts";
import css from "./search-sheet.module.css";

interface SearchSheetProps<V extends Option["value"]> {
  id: string;
  title: string;
  groups: readonly Group<V>[];
  value: V | undefined;
  /** What to do where nothing is found. */
  none: string;
  onChoose: (value: V) => void;
  onClose: () => void;
}

/** One of many in a sheet: a search whose results the arrow keys walk through (a combobox with its listbox). */
export function SearchSheet<V extends Option["value"]>(props: SearchSheetProps<V>) {
  const { id, title, groups, value, none, onChoose, onClose } = props;
  const { text } = useLocale();
  const [typed, setTyped] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const shown = groups
    .map((group) => ({ ...group, options: group.options.filter((option) => isFound(option, typed)) }))
    .filter(({ options }) => options.length > 0);
  const all = shown.flatMap(({ options }) => options).filter(({ disabled }) => !disabled);
  const [pointed, setPointed] = useState(value);
  // With something typed the first that is found is meant; before, what is chosen already.
  const active = all.find((option) => option.value === pointed) ?? (typed === "" ? undefined : all[0]);
  const domId = (option: Option) => `${id}-${String(option.value)}`;

  useEffect(() => search.current?.focus(), []);
  // Back puts the sheet away and leaves its screen as it is (R64).
  useEffect(
    () =>
      holdBack.hold(() => {
        onClose();
        return true;
      }),
    [onClose],
  );
  useEffect(() => {
    list.current?.querySelector("[data-active]")?.scrollIntoView({ block: "nearest" });
  }, [active?.value]);

  const walk = (event: KeyboardEvent) => {
    const at = active ? all.indexOf(active) : -1;
    const to = { ArrowDown: at + 1, ArrowUp: at < 0 ? all.length - 1 : at - 1 }[event.key];
    // Enter would send the form that the field stands in.
    if (to !== undefined || event.key === "Enter") event.preventDefault();
    if (to !== undefined) setPointed(all.at(to % all.length)?.value);
    if (event.key === "Enter" && active) onChoose(active.value);
  };

  return (
    <Sheet id={`${id}-sheet`} title={title} onClose={onClose}>
      <div className={`${frame.box} ${css.search}`}>
        <Search className={css.glyph} aria-hidden="true" />
        <input
          ref={search}
          className={frame.bare}
          role="combobox"
          aria-label={text("widgets.select-field-search")}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={active ? domId(active) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setPointed(undefined);
          }}
          onKeyDown={walk}
        />
      </div>
      <div className={css.list} ref={list}>
        <div id={`${id}-list`} role="listbox" aria-label={title}>
          {shown.map((group, index) => (
            <div
              key={group.label ?? ""}
              role={group.label ? "group" : "presentation"}
              aria-labelledby={group.label ? `${id}-group-${index}` : undefined}
            >
              {group.label ? (
                <div className={css.group} id={`${id}-group-${index}`} role="presentation">
                  {group.label}
                </div>
              ) : null}
              {group.options.map((option) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the combobox above has the keys and the focus
                <div
                  key={option.value}
                  className={css.option}
                  id={domId(option)}
                  role="option"
                  aria-selected={option.value === value}
                  aria-disabled={option.disabled || undefined}
                  data-active={option === active ? "" : undefined}
                  onClick={() => {
                    if (!option.disabled) onChoose(option.value);
                  }}
                >
                  {option.label}
                  {option.value === value ? <Check className={css.glyph} aria-hidden="true" /> : null}
                </div>
              ))}
            </div>
          ))}
        </div>
        <p className={css.none} role="status">
          {shown.length === 0 ? none : null}
        </p>
      </div>
    </Sheet>
  );
}
