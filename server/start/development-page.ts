import type { Plugin } from "vite";
import { chooseBrand } from "../../publish/page/choose-brand.ts";
import type { Boot } from "../../publish/page/boot.ts";
import { bootElementId } from "../../publish/page/boot.ts";

const documents = /\/(brands|screens|rules|locales|api)\/.*\.json$/;

/** Gives Vite's page the documents it starts with, fresh at each request, and reloads it when one is edited. */
export function developmentPage(root: string, behind: string): Plugin {
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
          .replace("<!--head-->", "")
          .replace("<!--root-->", "")
          .replace("<!--boot-->", () => `<script type="application/json" id="${bootElementId}">${data}</script>`);
      },
    },
    configureServer(server) {
      server.watcher.add(["brands", "screens", "rules", "locales", "api"].map((folder) => `${root}/${folder}`));
      server.watcher.on("all", (_event, file) => {
        if (documents.test(file)) server.ws.send({ type: "full-reload" });
      });
    },
  };
}
