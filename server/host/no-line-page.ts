import type { TextTable } from "../../engine/published.ts";
import { escaped, type Page, phoneLink, policyOf } from "./page.ts";

const LAYOUT = [
  "main{max-width:var(--page);margin:0 auto;padding:var(--unit) var(--space-24);text-align:center}",
  "section{margin:var(--space-32) 0}",
  "p{margin:var(--space-8) 0 var(--space-16)}",
  "h1,h2{font:var(--weight-display) var(--text-20) var(--font-display);margin:var(--space-8) 0}",
  "button{padding:var(--space-12) var(--space-24);border:1px solid;border-radius:var(--radius-button);font-weight:600}",
].join("");

/** Goes on as soon as there is a line: when the browser says so, or when this host answers, which is not the same. */
const GOES_ON =
  'function again(){location.reload()}addEventListener("online",again);' +
  'document.querySelectorAll("button").forEach(function(b){b.onclick=again});' +
  'setInterval(function(){fetch(location.pathname,{method:"HEAD",cache:"no-store"}).then(again,function(){})},5000)';

/** Shows whom to call where the address says whose page it would be (B2); said twice it says nothing (R11). */
const WHOM_TO_CALL =
  'function said(s){var b=new URLSearchParams(s.split("?")[1]||"").getAll("b");return b.length===1?b[0]:""}' +
  "var b=said(location.hash)||said(location.search);" +
  'document.querySelectorAll("[data-b]").forEach(function(e){e.hidden=e.dataset.b!==b});';

/** The numbers at which each business can be reached, by its code. */
type Numbers = ReadonlyMap<string, readonly string[]>;

/**
 * What the worker shows for an address of which nothing is kept while nobody can be reached (S29): as `closed-page.ts` it
 * has no name or look of any brand, since whose it would be is not always known. Where the address says it, the number
 * stands there that can be called without a line (V19).
 */
export function composeNoLine(style: string, texts: Readonly<Record<string, TextTable>>, numbers: Numbers): Page {
  const said = Object.entries(texts)
    .map(([language, table], index) => {
      const say = (key: string) => escaped(table[key] ?? "");
      const calls = [...numbers].map(
        ([business, phones]) =>
          `<p data-b="${escaped(business)}" hidden>${say("engine.no-line-call")} ${phones.map(phoneLink).join(" · ")}</p>`,
      );
      const heading = index === 0 ? "h1" : "h2";
      return `<section lang="${language.replace("_", "-")}"><${heading}>${say("engine.no-line")}</${heading}><p>${say("engine.no-line-text")}</p><p><button type="button">${say("engine.no-line-again")}</button></p>${calls.join("")}</section>`;
    })
    .join("");
  const [first = {}] = Object.values(texts);
  const script = WHOM_TO_CALL + GOES_ON;
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escaped(first["engine.no-line"] ?? "")}</title>
<style>${style}</style><style>${LAYOUT}</style>
</head>
<body>
<main>${said}</main>
<script>${script}</script>
</body>
</html>
`;
  return { html, policy: policyOf([style, LAYOUT], [script]) };
}
