import type { ReactNode } from "react";
import type { Boot } from "../../publish/page/boot.ts";
import { shown } from "./examples.ts";
import css from "./gallery.module.css";

/** Chooses brand, language and widget; the choice stands in the address. */
export function Picker({ boot, only }: { readonly boot: Boot; readonly only: string | undefined }): ReactNode {
  const choose = (name: string, value: string) => {
    const query = new URLSearchParams(window.location.search);
    if (value) query.set(name, value);
    else query.delete(name);
    window.location.assign(`?${query}`);
  };
  const select = (name: string, label: string, chosen: string, options: readonly string[]) => (
    <label className={css.choice}>
      <span>{label}</span>
      <select value={chosen} onChange={(event) => choose(name, event.target.value)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {option || "all"}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div className={css.picker}>
      {select("b", "Business", boot.business, boot.codes.business)}
      {select("c", "Channel", boot.channel, boot.codes.channel)}
      {select("language", "Language", boot.language, Object.keys(boot.textAddresses))}
      {select("widget", "Widget", only ?? "", ["", ...shown.map(({ type }) => type)])}
    </div>
  );
}
