import { createHash } from "node:crypto";
import type { Boot } from "../../publish/page/boot.ts";
import type { BuiltApp, Drawing } from "../host/built-app.ts";
import { composeLost } from "../host/lost-page.ts";
import type { Sent } from "../host/hosted.ts";
import { composePage, type Page } from "../host/page.ts";
import type { Draw } from "./compose.ts";

/** A page as it is sent. */
export const sent = ({ html, policy }: Page): Sent => ({ html: new TextEncoder().encode(html), policy });

/**
 * Draws the pages of a built app, and binds all other screens to their brand and language. What a first screen is drawn
 * of is known by its content: an edit of one brand draws that brand alone.
 * @param scripts that a page runs before anything is painted
 */
export function drawing(
  { frame, style }: BuiltApp,
  { prerender, bindAll, icon }: Drawing,
  scripts: (boot: Boot) => readonly string[] = () => [],
): Draw {
  let release = "";
  let known = new Map<string, string>();
  let before = known;
  return (boot, { whole, texts }) => {
    if (boot.release.id !== release) {
      release = boot.release.id;
      before = known;
      known = new Map();
    }
    // All that it says but the name of the release; the addresses in it are made of the content of packs and texts.
    const content = JSON.stringify({ ...boot, release: { ...boot.release, id: "" } });
    const key = createHash("sha256").update(content).digest("base64");
    const first = before.get(key) ?? prerender(boot);
    if (!before.has(key)) bindAll(boot, whole, texts[boot.language] ?? {});
    known.set(key, first);
    return {
      page: sent(composePage(frame, style, boot, first, scripts(boot))),
      lost: sent(composeLost(style, boot)),
      icon: icon(boot.brand),
      wholeIcon: icon(boot.brand, "whole"),
    };
  };
}
