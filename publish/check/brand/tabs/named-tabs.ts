import { dirname } from "node:path";
import { elements, entries, valueAt } from "../../../documents/entries.ts";
import { messages } from "../../../faults/messages.ts";
import { addressesOf } from "../../given/addresses/addresses.ts";
import type { Check } from "../../given/checking.ts";
import type { Project } from "../../given/project.ts";
import { statedSlides } from "../../given/slides.ts";
import { textsIn } from "../../given/text-file.ts";
import { languagesOf } from "../../given/text-index.ts";

/** What says that a button shows what is named after it. */
const showing: Readonly<Record<string, string>> = {
  en: String.raw`^(?:see|view|open|show|go to)\s+(?:(?:my|your|all|the)\s+)*`,
  zh: "^(?:查看|打开|前往|进入|去)(?:我的|全部|所有)?",
};

/**
 * A slide whose button says that it shows what a tab is called ("See my bills") leads to that tab's screen, or to one
 * of the same area (S5, S7).
 */
export const checkNamedTabs: Check = ({ project, report }) => {
  const addresses = project.whole(addressesOf);
  for (const { document, slides, brands } of statedSlides(project))
    for (const { said, path } of slides) {
      const screen = typeof said.linkUrl === "string" ? addresses.screen(said.linkUrl) : undefined;
      if (!screen) continue;
      for (const language of languagesOf(project)) {
        const button = wordsOf(project, language, `slides.button_${String(said.id)}`);
        const items = brands.flatMap(({ value }) => {
          const { order, items } = entries(valueAt(value, ["tabs"]));
          return elements(order).map((tab) => ({ tab, says: entries(entries(items)[String(tab)]) }));
        });
        const named = items.find(({ says }) => names(button, wordsOf(project, language, String(says.label)), language));
        const to = named?.says.to;
        const meant = typeof to === "string" ? addresses.screen(to) : undefined;
        // A tab that leads to no screen of its own is told itself: the slide is right.
        if (!meant || entries(meant.data).tab !== named?.tab || dirname(meant.file) === dirname(screen.file)) continue;
        report(document, [...path, "linkUrl"], messages.slideElsewhere(button, String(to), String(said.linkUrl)));
        break;
      }
    }
};

/** Whether a button says that it shows what is called so. */
const names = (button: string, label: string, language: string): boolean => {
  const shows = showing[language.split("_")[0] ?? ""];
  return shows !== undefined && label !== "" && rest(button, shows) === label.toLowerCase();
};

const rest = (button: string, shows: string): string | undefined =>
  new RegExp(shows, "i").test(button) ? button.replace(new RegExp(shows, "i"), "").toLowerCase() : undefined;

function wordsOf(project: Project, language: string, key: string): string {
  const [id = "", name = ""] = key.split(".");
  const words = textsIn(project.ofFile(`locales/${language}/${id}.text.json`))[name];
  return typeof words === "string" ? words : "";
}
