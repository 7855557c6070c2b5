import { type SealOf, readEnvelope } from "../../engine/api.ts";
import type { PublishedCall } from "../../engine/published.ts";
import { valuesOf } from "../../engine/index.ts";
import { mountOf } from "../lender/address.ts";
import type { LendingBrand } from "../../publish/page/lending-brand.ts";

/** `api/cipher/cipher-nonce.call.json`: made before any document is needed. */
const forNonce: PublishedCall = { id: "cipher-nonce", path: "/cipher/nonce", kind: "read", guest: true };

/** Services whose calls go sealed. */
const covered = /\/(ostrader|soda)\//;

/** Where a call goes, and what it bears. */
interface Line {
  readonly address: (call: PublishedCall) => string;
  readonly headers: (call: PublishedCall) => Readonly<Record<string, string>>;
}

/**
 * The seals of a brand's calls (C2), undefined when its flag is off: then nothing of it is fetched. Code and the
 * lender's nonce come with the first call, and are kept for the life of the page.
 * @param line of the call for a nonce too, whose path is not hidden; it carries the query of every call (C1)
 */
export function sealsOf(brand: LendingBrand, fetch: typeof globalThis.fetch, line: Line): SealOf | undefined {
  if (!brand.flags.encryption) return undefined;
  const { keyId, timeoutMs } = brand.api;
  const make = async () => {
    const ask = async () => nonceIn(await fetch(line.address(forNonce), request(timeoutMs, line.headers(forNonce))));
    const [{ sessionSeal }, nonce] = await Promise.all([import("./session-seal.ts"), ask()]);
    return sessionSeal(keyId, nonce);
  };
  let made: ReturnType<typeof make> | undefined;
  return async (call, _signal, again) => {
    if (!covered.test(mountOf(call, brand) + call.path)) return undefined;
    if (again) made = undefined;
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

/** Its own limit of time, not a call's: the call that came first may be given up without the others. */
function request(timeout: number, headers: Readonly<Record<string, string>>): RequestInit {
  const limit = new AbortController();
  setTimeout(() => limit.abort(), timeout);
  return {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: "{}",
    referrerPolicy: "no-referrer",
    signal: limit.signal,
  };
}

async function nonceIn(response: Response): Promise<string> {
  const { status, content } = readEnvelope(await response.text()) ?? {};
  const { nonce } = valuesOf(content);
  if (status !== 0 || typeof nonce !== "string") throw new Error("there is no nonce");
  return nonce;
}
