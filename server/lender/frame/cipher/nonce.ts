import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** How long a nonce is good, ms. By the machine's clock: the business clock is moved at will. */
const LASTS = 12 * 3_600_000;
const WELL_FORMED = /^([0-9a-z]{6,10})\.([0-9a-f]{32})\.([0-9a-f]{32})$/;

/** Without CIPHER_SECRET the nonces of a process are its own: an app then gets another after a restart. */
const secret = process.env.CIPHER_SECRET ?? randomBytes(32).toString("hex");

const signed = (text: string) => createHmac("sha256", secret).update(text).digest("hex").slice(0, 32);

/** A new nonce: when it was made, 16 random bytes, and our mark, so that nothing of it has to be stored. */
export function makeNonce(now: number): string {
  const text = `${now.toString(36)}.${randomBytes(16).toString("hex")}`;
  return `${text}.${signed(text)}`;
}

/** Whether a nonce is ours and still good. */
export function isGoodNonce(nonce: string, now: number): boolean {
  const match = WELL_FORMED.exec(nonce);
  if (!match) return false;
  const [, made = "", random = "", mark = ""] = match;
  if (!timingSafeEqual(Buffer.from(mark), Buffer.from(signed(`${made}.${random}`)))) return false;
  const age = now - Number.parseInt(made, 36);
  return age >= 0 && age <= LASTS;
}
