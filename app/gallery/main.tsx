import "../../widgets/tokens.css";
import { createRoot } from "react-dom/client";
import type { TextTable } from "../../engine/published.ts";
import { Texts, WidgetRegistry } from "../../engine/index.ts";
import { applyTheme } from "../../publish/page/theme.ts";
import { LocaleContext } from "../../engine/widget.ts";
import { entryWidgets, lazyWidgets } from "../../widgets/index.ts";
import type { Boot } from "../../publish/page/boot.ts";
import { localeOf } from "../page/locale.ts";
import { registerRest } from "../rest.ts";
import { Gallery } from "./Gallery.tsx";

const json = async <T,>(address: string): Promise<T> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  // What our own server publishes there.
  return (await answer.json()) as T;
};

/** Draws the gallery in the brand and language of the address: `?b=&c=&language=&widget=`. */
async function start(): Promise<void> {
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
  createRoot(root).render(
    <LocaleContext value={localeOf(texts)}>
      <Gallery
        boot={{ ...boot, language }}
        find={widgets.get}
        only={query.get("widget") ?? undefined}
        example={query.get("example") ?? undefined}
      />
    </LocaleContext>,
  );
}

void start();
