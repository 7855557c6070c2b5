import { createHash } from "node:crypto";
import { withBrandWords } from "../../lending/format/brand-words.ts";
import { type Boot, bootElementId } from "../../publish/page/boot.ts";
import { iconAddress } from "../../publish/page/icon-address.ts";
import { manifestAddress } from "../../publish/page/manifest-address.ts";
import { themeRule } from "../../publish/page/theme.ts";
import { firstScript } from "./first-script.ts";
import { workerPolicy } from "../../publish/page/worker-addresses.ts";

/** A page ready to send, with the policy that allows exactly its own inline parts. */
export interface Page {
  readonly html: string;
  readonly policy: string;
}

const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as it stands in HTML. */
export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** What a browser paints its own bars with: the ground of the page, by day and on a dark screen. */
function barColours({ theme, dark = theme }: Boot["brand"]): string {
  const meta = (scheme: string, colour = "") =>
    `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${escaped(colour)}" />`;
  return meta("light", theme["color-ground"]) + meta("dark", dark["color-ground"]);
}

/** JSON that cannot end the element it stands in. */
export const inElement = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

export const languageTag = (language: string) => (language === "en_US" ? "en" : language.replace("_", "-"));

export const iconLink = (boot: Boot) => `<link rel="icon" type="image/svg+xml" href="${escaped(iconAddress(boot))}" />`;

const manifestLink = (boot: Boot) => `<link rel="manifest" href="${escaped(manifestAddress(boot))}" />`;

/** What a search or a preview says of the page. */
const descriptionOf = ({ brand, texts }: Boot) =>
  `<meta name="description" content="${escaped(withBrandWords(texts["engine.description"] ?? "", brand))}" />`;

/**
 * What stands on a page that never starts: shown by the style alone after a while, or at once by a script that fails
 * (`app/page/not-started.css`), and taken away by the one that starts.
 */
function notStarted({ brand, texts }: Boot): string {
  const { phone, email } = brand.support;
  const words = escaped(texts["engine.not-started"] ?? "");
  const mail = `<a href="${escaped(`mailto:${email}`)}">${escaped(email)}</a>`;
  const again = `<a id="start-again" href="">${escaped(texts["engine.not-started-again"] ?? "")}</a>`;
  return `<p id="not-started" role="alert">${words} ${phoneLink(phone)} · ${mail} · ${again}</p>`;
}

/** A number as it is written, which dials its digits. */
export const phoneLink = (phone: string): string =>
  `<a href="tel:${phone.replace(/[^+0-9]/g, "")}">${escaped(phone)}</a>`;

/**
 * The Content-Security-Policy of every page (R80).
 * @param trusted the one policy that may make an address of a script; a page that starts no worker has none
 */
export function policyOf(
  styles: readonly string[],
  scripts: readonly string[],
  lender = "",
  pictures: readonly string[] = [],
  trusted = "'none'",
): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.map(hash).join(" ")}`.trim(),
    `style-src 'self' ${styles.map(hash).join(" ")}`.trim(),
    `img-src 'self' data: blob: ${pictures.map((host) => `https://${host.replace(/^\./, "*.")}`).join(" ")}`.trim(),
    `connect-src 'self' ${lender}`.trim(),
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trusted}`,
  ].join("; ");
}

/**
 * Puts a page together: style and theme first, so that a brand shows without a flash, then its first screen.
 * @param scripts that run before anything is painted
 */
export function composePage(
  frame: string,
  style: string,
  boot: Boot,
  root: string,
  scripts: readonly string[] = [],
): Page {
  const theme = themeRule(boot.brand);
  const data = inElement(boot);
  const first = scripts.map((script) => `<script>${script}</script>`).join("");
  const html = frame
    .replace(
      '<html lang="en">',
      `<html lang="${languageTag(boot.language)}" data-release="${escaped(boot.release.id)}">`,
    )
    .replace(
      "<title></title>",
      () =>
        `<title>${escaped(boot.brand.name)}</title>${descriptionOf(boot)}${barColours(boot.brand)}${iconLink(boot)}${manifestLink(boot)}`,
    )
    .replace(
      "<!--head-->",
      () => `${first}<style>${style}</style><style>${theme}</style><script>${firstScript}</script>`,
    )
    .replace("<!--root-->", () => root)
    .replace(
      "<!--boot-->",
      () => `${notStarted(boot)}<script type="application/json" id="${bootElementId}">${data}</script>`,
    );
  const inline = [...scripts, firstScript, data];
  const { api, lists } = boot.brand;
  return { html, policy: policyOf([style, theme], inline, api.base, lists.allowList, workerPolicy) };
}
