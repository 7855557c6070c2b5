import { type SealOf, readEnvelope } from "../../engine/api.ts";
import { valuesOf } from "../../engine/index.ts";
import { mountOf } from "../lender/address.ts";
import type { LendingBrand } from "../../publish/page/lending-brand.ts";

/** Services whose calls go sealed. */
const covered = /\/(ostrader|soda)\//;

/**
 * The seals of a brand's calls (C2), undefined when its flag is off: then nothing of it is fetched. Code and the
 * lender's nonce come with the first call, and are kept for the life of the page.
 * @param headers of the call for the nonce, which bears no token
 */
export function sealsOf(
  brand: LendingBrand,
  fetch: typeof globalThis.fetch,
  headers: () => Readonly<Record<string, string>>,
): SealOf | undefined {
  if (!brand.flags.encryption) return undefined;
  const { base = "", mount, keyId, timeoutMs } = brand.api;
  const make = async () => {
    const ask = async () => nonceIn(await fetch(`${base}${mount}/cipher/nonce`, request(timeoutMs, headers())));
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
