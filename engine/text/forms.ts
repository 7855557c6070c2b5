import { createInstance } from "i18next";
import type { OpenForms } from "./texts.ts";

/** Chooses among the forms of a text with i18next: its plural by `count`, and the one of a `context`. */
export const i18nForms: OpenForms = (language, table) => {
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    load: "currentOnly",
    fallbackLng: false,
    initAsync: false,
    resources: { [language]: { translation: table } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  return (key, args) => (i18n.exists(key, { ...args }) ? i18n.t(key, { ...args }) : undefined);
};
