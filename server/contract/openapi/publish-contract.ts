import { existsSync, readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { join } from "node:path";
import { brokenContract } from "../../../publish/check/contract/broken-contract.ts";
import { publishedOf, sealed } from "../../../publish/check/records/published-contract.ts";
import { elements, entries } from "../../../publish/documents/entries.ts";
import { publishedContract } from "../../../publish/documents/records.ts";
import { openapi } from "./openapi.ts";

/** What publishing the contract came to: the document to be written, unless it breaks lenders and nobody says why. */
interface Publishing {
  readonly document: Readonly<Record<string, unknown>> | null;
  /** What breaks whoever was built to the last one, a line each. */
  readonly breaks: readonly string[];
  readonly said: string;
}

/**
 * The next version of the contract: `2.0` after `1.4` where something breaks lenders, with the reason, `1.5` where
 * something is added, the same where nothing is different.
 */
export function publishContract(root: string, why: string | undefined): Publishing {
  const now = openapi(root);
  const file = join(root, publishedContract);
  const last = existsSync(file) ? entries(JSON.parse(readFileSync(file, "utf8"))) : undefined;
  if (!last) return { document: versioned(now, "1.0", []), breaks: [], said: "published version 1.0" };
  const version = String(entries(last.info).version);
  const history = elements(last["x-versions"]);
  if (isDeepStrictEqual(versioned(now, version, history), last))
    return { document: last, breaks: [], said: `version ${version} is what is published` };
  const breaks = [
    ...(publishedOf(last).sealed ? [] : [`version ${version}: changed by hand`]),
    ...brokenContract(publishedOf(last), publishedOf(now)),
  ];
  if (breaks.length > 0 && (why === undefined || why.trim() === ""))
    return { document: null, breaks, said: `version ${version} would be broken: say why with --why "…"` };
  const [major = 1, minor = 0] = version.split(".").map(Number);
  const next = breaks.length > 0 ? `${major + 1}.0` : `${major}.${minor + 1}`;
  const step = breaks.length > 0 ? [...history, { version: next, why, breaks }] : history;
  return { document: versioned(now, next, step), breaks, said: `published version ${next}` };
}

const versioned = (document: Readonly<Record<string, unknown>>, version: string, history: readonly unknown[]) =>
  sealed({
    ...document,
    info: { ...entries(document.info), version },
    ...(history.length > 0 && { "x-versions": history }),
  });
