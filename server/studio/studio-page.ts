import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The studio's page with the policy that it is sent with. */
export interface StudioPage {
  readonly html: string;
  readonly policy: string;
}

/**
 * What makes the studio's page, anew for each answer: what its libraries write of style bears a number that nobody could
 * have known.
 * @param preview the origins that previews are of
 * @param gated whether the page tells it who may see it
 */
export function studioPages(folder: string, preview: string, gated = false): () => StudioPage {
  const written = readFileSync(join(folder, "studio.html"), "utf8");
  return () => {
    const nonce = randomBytes(18).toString("base64");
    return {
      html: written.replace("</title>", `</title><meta name="csp-nonce" nonce="${nonce}" />`),
      policy: [
        "default-src 'none'",
        "script-src 'self'",
        `style-src 'self' 'nonce-${nonce}'`,
        "img-src 'self' data:",
        `connect-src 'self'${gated ? ` ${preview}` : ""}`,
        `frame-src ${preview}`,
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ].join("; "),
    };
  };
}
