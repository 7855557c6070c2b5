import { createRoot } from "react-dom/client";
import type { ReactNode } from "react";
import type { TextTable } from "../../engine/published.ts";
import { Texts, WidgetRegistry } from "../../engine/index.ts";
import { applyTheme } from "../../publish/page/theme.ts";
import { LocaleContext } from "../../engine/widget.ts";
import { entryWidgets, lazyWidgets } from "../../widgets/index.ts";
import type { Boot } from "../../publish/page/boot.ts";
import { localeOf } from "../page/locale.ts";
import { registerRest } from "../rest.ts";
import type { Find } from "./ExampleNode.tsx";

const json = async <T,>(address: string): Promise<T> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  // What our own server publishes there.
  return (await answer.json()) as T;
};

/** What a page for developers is drawn with. */
export interface Opened {
  readonly boot: Boot;
  readonly find: Find;
  readonly query: URLSearchParams;
}

/** Draws a page for developers in the brand and language of the address: `?b=&c=&language=`. */
export async function openGallery(draw: (opened: Opened) => ReactNode): Promise<void> {
  const query = new URLSearchParams(window.location.search);
  const asked = [query.get("b") ?? "default", query.get("c") ?? "default", query.get("language") ?? "en_US"];
  const boot = await json<Boot>(`/documents/boot/${asked.map(encodeURIComponent).join("-")}.json`);
  // Any language that there is, whether or not the brand offers it.
  const [, , language = boot.language] = asked;
  const table = await json<TextTable>(boot.textAddresses[language] ?? "");
  registerRest();
  const texts = new Texts(language, table, (key) => console.error(`the text "${key}" is missing`));
  const widgets = new WidgetRegistry(entryWidgets, async () => lazyWidgets);
  await widgets.loadRest();
  applyTheme(boot.brand, document.documentElement);
  document.documentElement.lang = language.replace("_", "-");
  const root = document.getElementById("root");
  if (!root) throw new Error("the page has no root");
  const find: Find = (type) => widgets.get(type);
  createRoot(root).render(
    <LocaleContext value={localeOf(texts)}>{draw({ boot: { ...boot, language }, find, query })}</LocaleContext>,
  );
}
