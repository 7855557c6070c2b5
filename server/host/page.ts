import { createHash } from "node:crypto";
import { type Boot, bootElementId } from "../../publish/page/boot.ts";
import { iconAddress } from "../../publish/page/icon-address.ts";
import { themeRule } from "../../publish/page/theme.ts";

/** A page ready to send, with the policy that allows exactly its own inline parts. */
export interface Page {
  readonly html: string;
  readonly policy: string;
}

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** JSON that cannot end the element it stands in. */
const inElement = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

const languageTag = (language: string) => (language === "en_US" ? "en" : language.replace("_", "-"));

const iconLink = (boot: Boot) =>
  `<link rel="icon" type="image/svg+xml" href="${iconAddress(boot).replace("&", "&amp;")}" />`;

/** The Content-Security-Policy of every page (R80). */
export function policyOf(styles: readonly string[], scripts: readonly string[], lender = ""): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.map(hash).join(" ")}`.trim(),
    `style-src 'self' ${styles.map(hash).join(" ")}`.trim(),
    "img-src 'self' data: blob:",
    `connect-src 'self' ${lender}`.trim(),
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

/** Puts a page together: style and theme first, so that a brand shows without a flash, then its first screen. */
export function composePage(frame: string, style: string, boot: Boot, root: string): Page {
  const theme = themeRule(boot.brand.theme);
  const data = inElement(boot);
  const html = frame
    .replace('<html lang="en">', `<html lang="${languageTag(boot.language)}">`)
    .replace("<title></title>", () => `<title>${boot.brand.name.replaceAll("<", "&lt;")}</title>${iconLink(boot)}`)
    .replace("<!--head-->", () => `<style>${style}</style><style>${theme}</style>`)
    .replace("<!--root-->", () => root)
    .replace("<!--boot-->", () => `<script type="application/json" id="${bootElementId}">${data}</script>`);
  return { html, policy: policyOf([style, theme], [data], boot.brand.api.base) };
}
