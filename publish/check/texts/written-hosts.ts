import { refusedBySome } from "../brand/refused-host.ts";
import type { Check } from "../given/checking.ts";
import { textsIn, unfilled } from "../given/text-file.ts";

/** The endings of files, which stand where those of hosts do. */
const files = "pdf|jpe?g|png|webp|svg|gif|heic|csv|txt|docx?|xlsx?|apk";
/**
 * A host, with or without what comes before it in an address: `www.example.com`, `https://example.com`,
 * `me@example.com`.
 */
const address = new RegExp(
  String.raw`\b[a-z][a-z\d+.-]*:\/\/(?<led>[^\s/?#]+)|(?<![\w.-])(?:[\w.+-]+@)?(?<bare>[a-z\d-]+(?:\.[a-z\d-]+)*\.(?!(?:${files})\b)[a-z]{2,})(?![\w-])`,
  "giu",
);

/**
 * An address that a text says is of a host that every brand with a list allows: a borrower follows what he reads as
 * what he presses. Another one of the lender is filled in from the brand, where it is held true.
 */
export const checkWrittenHosts: Check = ({ project, report }) => {
  for (const document of project.listed("text"))
    for (const [key, words] of Object.entries(textsIn(document))) {
      if (typeof words !== "string") continue;
      const hosts = [...unfilled(words).matchAll(address)].map(({ groups }) => groups?.led ?? groups?.bare ?? "");
      const [said] = hosts.flatMap((host) => refusedBySome(project.brands, `https://${host.toLowerCase()}/`) ?? []);
      if (said) report(document, ["texts", key], said);
    }
};
