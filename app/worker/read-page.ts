import { type Boot, bootElementId } from "../../publish/page/boot.ts";

/** What a page says of itself. */
export interface ReadPage {
  readonly boot: Boot;
  /** Addresses of the scripts that it begins with. */
  readonly scripts: readonly string[];
}

const boots = new RegExp(`<script type="application/json" id="${bootElementId}">([^<]*)</script>`);

/** Reads a page of our host; undefined for whatever else came in its place, such as the page of a hotel's network. */
export function readPage(html: string): ReadPage | undefined {
  const data = boots.exec(html)?.[1];
  if (data === undefined) return undefined;
  const scripts = [...html.matchAll(/<script\b[^>]* src="([^"]+)"/g)].map(([, address = ""]) => address);
  try {
    // Our own host wrote it there (`server/host/page.ts`).
    return { boot: JSON.parse(data) as Boot, scripts };
  } catch {
    return undefined;
  }
}

/** Addresses of the documents and texts that a page may ask for before it is made anew: every pack, and its own language. */
export const documentsOf = ({ release, textAddresses, language }: Boot): readonly string[] => [
  ...Object.values(release.packs),
  ...(release.bridge ? [release.bridge.address] : []),
  ...[textAddresses[language]].filter((address) => address !== undefined),
];
