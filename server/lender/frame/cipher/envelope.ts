import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";

const BLOCK = 16;
const MAC = 32;

/** The two keys of one direction. */
export interface Pair {
  encrypt: Buffer;
  authenticate: Buffer;
}

/** HKDF-SHA256 of the brand's key id with the nonce as salt; docs/decisions/0003-encryption.md. */
export function pairOf(keyId: string, nonce: string, direction: "request" | "answer"): Pair {
  const key = (purpose: string) => Buffer.from(hkdfSync("sha256", keyId, nonce, `${direction} ${purpose}`, 32));
  return { encrypt: key("encrypt"), authenticate: key("authenticate") };
}

/** AES-256-CBC, then HMAC-SHA256 over IV, ciphertext and what is bound to them though it travels beside; all three in base64. */
export function seal(text: string, { encrypt, authenticate }: Pair, bound = ""): string {
  const iv = randomBytes(BLOCK);
  const cipher = createCipheriv("aes-256-cbc", encrypt, iv);
  const body = Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([body, createHmac("sha256", authenticate).update(body).update(bound).digest()]).toString(
    "base64",
  );
}

/** The text behind; throws when a bit was changed, of it or of what is bound to it. */
export function unseal(sealed: string, { encrypt, authenticate }: Pair, bound = ""): string {
  const all = Buffer.from(sealed, "base64");
  const body = all.subarray(0, -MAC);
  if (body.length < 2 * BLOCK || body.length % BLOCK !== 0) throw new Error("too short to be sealed");
  const mac = createHmac("sha256", authenticate).update(body).update(bound).digest();
  if (!timingSafeEqual(mac, all.subarray(-MAC))) throw new Error("changed on its way");
  const decipher = createDecipheriv("aes-256-cbc", encrypt, body.subarray(0, BLOCK));
  return Buffer.concat([decipher.update(body.subarray(BLOCK)), decipher.final()]).toString("utf8");
}
