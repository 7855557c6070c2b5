import type { Boot } from "../../publish/page/boot.ts";
import { themeRule } from "../../publish/page/theme.ts";
import { escaped, iconLink, languageTag, type Page, phoneLink, policyOf } from "./page.ts";

/** How the page lies; its colours and sizes are the brand's. */
const LAYOUT = [
  "main{max-width:var(--page);margin:0 auto;padding:var(--unit) var(--space-24);text-align:center}",
  "h1{font:var(--weight-display) var(--text-28) var(--font-display);color:var(--color-brand)}",
  "p{margin:var(--space-16) 0}",
  "a{display:inline-block;padding:var(--space-12) var(--space-24);color:var(--color-brand)}",
  ".home{border-radius:var(--radius-button);background:var(--color-brand);color:var(--color-on-brand);font-weight:600;text-decoration:none}",
].join("");

/** What a mistyped address gets: the brand's look, its words, and the way to its first page. No script, so that it cannot fail. */
export function composeLost(style: string, boot: Boot): Page {
  const { brand, business, channel, language, texts } = boot;
  const theme = themeRule(brand);
  const say = (key: string) => escaped(texts[key] ?? "");
  const home = `/?${new URLSearchParams({ b: business, c: channel })}`;
  const html = `<!doctype html>
<html lang="${languageTag(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escaped(brand.name)}</title>${iconLink(boot)}
<style>${style}</style><style>${theme}</style><style>${LAYOUT}</style>
</head>
<body>
<main>
<h1>${escaped(brand.name)}</h1>
<p><strong>${say("engine.unknown")}</strong></p>
<p>${say("engine.unknown-text")}</p>
<p><a class="home" href="${escaped(home)}">${say("engine.go-home")}</a></p>
<p>${phoneLink(brand.support.phone)}</p>
</main>
</body>
</html>
`;
  return { html, policy: policyOf([style, theme, LAYOUT], []) };
}
