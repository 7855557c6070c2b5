import type { KeyboardEvent } from "react";
import type { WidgetProps } from "../../engine/widget.ts";
import { Press } from "../shared/Press.tsx";
import css from "./tabs.module.css";
import type { TabsProps } from "./tabs.props.ts";

const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Switches between views of one screen; the arrow keys move and open. */
export function Tabs({ id, label, options, value, change }: WidgetProps<TabsProps, string>) {
  const at = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );
  const open = (index: number) => {
    const next = options[index];
    if (next && index !== at) change(next.value);
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const to = MOVES[event.key]?.(at, options.length - 1);
    if (to === undefined) return;
    event.preventDefault();
    open(to);
    const tab = event.currentTarget.parentElement?.children[to];
    if (tab instanceof HTMLElement) tab.focus();
  };
  return (
    <div id={id} className={css.tabs} role="tablist" aria-label={label}>
      {options.map((option, index) => (
        <Press
          className={css.tab}
          key={option.value}
          role="tab"
          aria-selected={index === at}
          tabIndex={index === at ? 0 : -1}
          onKeyDown={move}
          onPress={() => open(index)}
        >
          {option.label}
          {option.dot && <span className={css.dot} />}
        </Press>
      ))}
    </div>
  );
}
