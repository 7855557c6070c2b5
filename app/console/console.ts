import { recentCalls } from "../../engine/tracking.ts";
import type { Engine } from "../../engine/index.ts";
import type { Boot } from "../../publish/page/boot.ts";
import { consoleReport } from "./console-report.ts";
import css from "./console.module.css";

/** The debug console on the page (D6): a small button, or the panel; `hide` takes both away. */
export interface DebugConsole {
  open(): void;
  badge(): void;
  hide(): void;
}

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  name: string | undefined,
  ...inside: (Node | string)[]
) {
  const made = document.createElement(tag);
  if (name) made.className = name;
  made.append(...inside);
  return made;
}

/** Plain elements beside the app's root: a console that shares nothing with what it looks at. */
export function debugConsole(engine: Engine, boot: Boot): DebugConsole {
  const { text } = engine.texts;
  let shown: HTMLElement | undefined;
  const put = (made: HTMLElement | undefined) => {
    shown?.remove();
    shown = made;
    if (made) document.body.append(made);
  };
  const button = (words: string, press: () => void) => {
    const made = element("button", css.button, words);
    made.type = "button";
    made.addEventListener("click", press);
    return made;
  };
  const badge = () => {
    const made = button(text("console.open"), open);
    if (css.badge) made.classList.add(css.badge);
    put(made);
  };
  const open = () => {
    const sections = consoleReport(engine, boot, recentCalls()).map(({ title, rows }) => {
      const list = rows.flatMap(([name, value]) => [element("dt", undefined, name), element("dd", undefined, value)]);
      return element(
        "section",
        undefined,
        element("h3", undefined, text(title)),
        list.length > 0 ? element("dl", css.list, ...list) : element("p", undefined, text("console.none")),
      );
    });
    const bar = element(
      "div",
      css.bar,
      element("h2", undefined, text("console.title")),
      button(text("console.refresh"), open),
      button(text("console.close"), badge),
    );
    const panel = element("aside", css.panel, bar, ...sections);
    panel.setAttribute("aria-label", text("console.title"));
    put(panel);
  };
  return { open, badge, hide: () => put(undefined) };
}
