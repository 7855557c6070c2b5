import { readFileSync } from "node:fs";
import type { Browser } from "@playwright/test";

export interface Picture {
  readonly name: string;
  readonly file: string;
}

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** One picture with all pictures and their names, six in a row. */
export async function contactSheet(browser: Browser, pictures: readonly Picture[], file: string): Promise<void> {
  const cards = pictures.map(
    ({ name, file: from }) =>
      `<figure><img src="data:image/png;base64,${readFileSync(from).toString("base64")}"><figcaption>${escape(name)}</figcaption></figure>`,
  );
  const style =
    "body{margin:16px;display:grid;grid-template-columns:repeat(6,270px);gap:16px;background:#ccc;font:14px sans-serif}figure{margin:0}img{width:270px;display:block}";
  const page = await browser.newPage({ viewport: { width: 1764, height: 800 } });
  await page.setContent(`<!doctype html><style>${style}</style>${cards.join("")}`);
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}
