import type { Engine } from "../../engine/index.ts";

/** Tells the browser, and with it a screen reader, which language the page speaks now (B7): the page may have been sent in another. */
export function nameLanguage({ ui }: Pick<Engine, "ui">): void {
  const name = () => {
    const language = String(ui.read("language"));
    document.documentElement.lang = language === "en_US" ? "en" : language.replace("_", "-");
  };
  name();
  ui.watch("language", name);
}
