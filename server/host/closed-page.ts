import type { TextTable } from "../../engine/published.ts";
import { escaped, type Page, policyOf } from "./page.ts";

const LAYOUT =
  "main{max-width:var(--page);margin:0 auto;padding:var(--unit) var(--space-24);text-align:center}p{margin:var(--space-32) 0}";

/**
 * What is sent for a brand that is closed until a document of it is mended: no name, look or link of any brand, for
 * another one's would be taken for its own.
 */
export function composeClosed(style: string, texts: Readonly<Record<string, TextTable>>): Page {
  const say = (key: string) =>
    Object.entries(texts)
      .map(([language, table]) => `<p lang="${language.replace("_", "-")}">${escaped(table[key] ?? "")}</p>`)
      .join("");
  const html = `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>503</title>
<style>${style}</style><style>${LAYOUT}</style>
</head>
<body>
<main>${say("engine.disabled")}</main>
</body>
</html>
`;
  return { html, policy: policyOf([style, LAYOUT], []) };
}
