import type { Engine } from "../../engine/index.ts";

/** Tells the browser, and with it a screen reader, which language the page speaks now (B7): the page may have been sent in another. */
export function nameLanguage({ ui }: { readonly ui: Pick<Engine["ui"], "language"> }): void {
  const name = () => {
    const language = ui.language.read();
    document.documentElement.lang = language === "en_US" ? "en" : language.replace("_", "-");
  };
  name();
  ui.language.watch(name);
}
