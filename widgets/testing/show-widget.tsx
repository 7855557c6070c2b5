import { render } from "@testing-library/react";
import { type ComponentType, type ReactNode, useState } from "react";
import { renderToString } from "react-dom/server";
import { type Locale, type WidgetProps, LocaleContext } from "../../engine/widget.ts";
import words from "../../locales/en_US/widgets.text.json";

const texts: Readonly<Record<string, string>> = words.texts;

/** English words and figures, as the engine would give them. */
const locale: Locale = {
  language: "en_US",
  text: (key, args = {}) =>
    (texts[key.replace("widgets.", "")] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(args[name])),
  money: (minor) =>
    `₦${(minor / 100).toLocaleString("en", { minimumFractionDigits: minor % 100 ? 2 : 0, maximumFractionDigits: 2 })}`,
  number: (value) => value.toLocaleString("en"),
  date: String,
  dateTime: String,
  dateWords: String,
};

/** What a shown widget did, oldest first. */
interface Shown<V> {
  values: (V | undefined)[];
  events: { event: string; detail: unknown }[];
  left: number;
}

interface Start<P, V> {
  props: P;
  value?: V;
  error?: string;
  pending?: boolean;
  /** What its document nests in it. */
  children?: ReactNode;
  /** The props with which the page was drawn that it takes over. */
  sent?: P;
}

/**
 * Renders a widget with a value that it can change, and keeps what it does; `again` renders it with other props. A page
 * that was `sent` otherwise than it is drawn first is a fault.
 */
export function showWidget<P extends object, V>(
  Widget: ComponentType<WidgetProps<P, V>>,
  start: Start<NoInfer<P>, NoInfer<V>>,
) {
  const shown: Shown<V> = { values: [], events: [], left: 0 };
  function Node({ props, error, pending = false, children }: Start<P, V>) {
    const [value, setValue] = useState(start.value);
    const change = (next: V | undefined) => {
      shown.values.push(next);
      setValue(next);
    };
    const node = {
      id: "field-x",
      value,
      error,
      pending,
      change,
      leave: () => void shown.left++,
      emit: (event: string, detail?: unknown) => void shown.events.push({ event, detail }),
      slots: {},
      children,
    };
    return (
      <LocaleContext.Provider value={locale}>
        <Widget {...props} {...node} />
      </LocaleContext.Provider>
    );
  }
  const view = render(<Node {...start} />, start.sent && over(<Node {...start} props={start.sent} />));
  return { shown, again: (next: Start<P, V>) => view.rerender(<Node {...next} />), unmount: view.unmount };
}

function over(sent: ReactNode) {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(sent);
  const onRecoverableError = (fault: unknown) => {
    throw fault;
  };
  return { container, hydrate: true, onRecoverableError } as const;
}
