import { join } from "node:path";
import type { ErrorPayload, Plugin } from "vite";
import { formatFault } from "../../publish/check/given/report.ts";
import { chooseBrand } from "../../publish/page/choose-brand.ts";
import type { Boot } from "../../publish/page/boot.ts";
import { bootElementId } from "../../publish/page/boot.ts";
import type { LivePublication } from "../release/live-publication.ts";
import type { FaultInText } from "../release/messages.ts";

/** By what names the page asks for warnings, and hears of them. */
const [asked, warned] = ["documents:asked", "documents:warned"];

/** Says below the page what refuses nothing, until it is pressed away: who is at work on a screen is to see it. */
const hears = `import.meta.hot?.on("${warned}", ({ lines }) => {
  document.getElementById("documents-warned")?.remove();
  if (lines.length === 0) return;
  const said = document.createElement("output");
  said.id = "documents-warned";
  said.textContent = lines.join("\\n");
  said.style.cssText =
    "position:fixed;inset:auto 0 0;z-index:9;max-height:30vh;overflow:auto;padding:8px;white-space:pre-wrap;background:#fff4d6;color:#332600;font:12px/1.4 monospace";
  said.onclick = () => said.remove();
  document.body.append(said);
});
import.meta.hot?.send("${asked}", {});`;

/** Vite's overlay measures its keys in the page's root size, which here is a quarter of the window: they would cover it. */
const readable = `new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const over of addedNodes) {
      if (over.localName !== "vite-error-overlay") continue;
      const style = document.createElement("style");
      style.textContent = "kbd { font-size: 12px; padding: 2px 5px; border-radius: 4px; border-width: 1px 1px 3px; }";
      over.shadowRoot.append(style);
    }
}).observe(document.documentElement, { childList: true, subtree: true });`;

/** So many faults stand over the page; the terminal says all. */
const SHOWN = 8;

/**
 * Gives Vite's page the documents it starts with, fresh at each request, and reloads it when an edit is served. What is
 * wrong with a document stands over the page until it is mended.
 * @param root The folder of the documents, whole: where an editor opens them.
 */
export function developmentPage(documents: Pick<LivePublication, "hear">, root: string, behind: string): Plugin {
  const bootOf = async (business: string, channel: string, language: string): Promise<Boot> =>
    // What our own server gives there (`server/host/`).
    (await (await fetch(`${behind}/documents/boot/${business}-${channel}-${language}.json`)).json()) as Boot;
  return {
    name: "development-page",
    transformIndexHtml: {
      order: "pre",
      async handler(html, { originalUrl = "/" }) {
        const plain = await bootOf("default", "default", "en_US");
        const search = originalUrl.includes("?") ? originalUrl.slice(originalUrl.indexOf("?")) : "";
        const { business, channel } = chooseBrand({
          search,
          hash: "",
          session: {},
          fallback: plain,
          codes: plain.codes,
        });
        const boot = await bootOf(business, channel, plain.language);
        const data = JSON.stringify(boot).replaceAll("<", "\\u003c");
        return html
          .replace("<!--head-->", () => `<script>${readable}</script><script type="module">${hears}</script>`)
          .replace("<!--root-->", "")
          .replace("<!--boot-->", () => `<script type="application/json" id="${bootElementId}">${data}</script>`);
      },
    },
    configureServer({ hot }) {
      let over: ErrorPayload | undefined;
      let below: readonly string[] = [];
      documents.hear((faults, served) => {
        over = overlayOf(
          faults.filter(({ severity }) => severity !== "warning"),
          root,
        );
        below = faults.filter(({ severity }) => severity === "warning").map(formatFault);
        if (served || !over) hot.send({ type: "full-reload" });
        else hot.send(over);
      });
      // A page that was just loaded asks when it can hear.
      hot.on(asked, (_, client) => client.send(warned, { lines: below }));
      // Whoever comes later, or again, is told as well.
      hot.on("vite:client:connect", (_, client) => {
        if (over) client.send(over);
      });
    },
  };
}

/** Faults as Vite shows them over a page; nothing when there are none. */
function overlayOf(faults: readonly FaultInText[], root: string): ErrorPayload | undefined {
  const [first] = faults;
  if (!first) return undefined;
  const { file, line, column, code } = first;
  const more = faults.length > SHOWN ? [`and ${faults.length - SHOWN} more, which the terminal says`] : [];
  const meant = `/reference.html#${code} shows a line that is right`;
  const message = [...faults.slice(0, SHOWN).map(formatFault), ...more, meant].join("\n\n");
  return {
    type: "error",
    err: {
      message,
      stack: "",
      id: file,
      // Whole: of any other path Vite takes what follows the first slash for the file that it opens.
      loc: { file: join(root, file), line, column },
      frame: `${first.excerpt}\n`,
      plugin: "documents",
    },
  };
}
