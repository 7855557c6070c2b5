import CryptoJS from "crypto-js/core.js";
import AES from "crypto-js/aes.js";
import Base64 from "crypto-js/enc-base64.js";
import Utf8 from "crypto-js/enc-utf8.js";
import hmac from "crypto-js/hmac-sha256.js";
import type { Seal } from "../../engine/api.ts";
import { valuesOf } from "../../engine/index.ts";

const { lib } = CryptoJS;
type Words = CryptoJS.lib.WordArray;

/** HKDF with HMAC-SHA256 (RFC 5869) for one block of 32 bytes. */
export function deriveKey(input: string | Words, salt: string | Words, info: string | Words): Words {
  const extracted = hmac(input, salt);
  const block = typeof info === "string" ? Utf8.parse(info) : info.clone();
  return hmac(block.concat(lib.WordArray.create([0x01000000], 1)), extracted);
}

/** The two keys of one direction. */
interface Pair {
  readonly encrypt: Words;
  readonly authenticate: Words;
}

/** AES-256-CBC, then HMAC-SHA256 over IV, ciphertext and what is bound to them though it travels beside; all three in base64. */
export function sealed(text: string, { encrypt, authenticate }: Pair, iv: Words, bound = ""): string {
  const { ciphertext } = AES.encrypt(Utf8.parse(text), encrypt, { iv });
  const body = iv.clone().concat(ciphertext);
  return Base64.stringify(body.clone().concat(hmac(body.clone().concat(Utf8.parse(bound)), authenticate)));
}

/** The text behind; throws when a bit was changed, of it or of what is bound to it. */
export function unsealed(sealed: string, { encrypt, authenticate }: Pair, bound = ""): string {
  const all = Base64.parse(sealed);
  const length = all.sigBytes - macBytes;
  if (length < 2 * blockBytes || length % blockBytes !== 0) throw new Error("too short to be sealed");
  const body = slice(all, 0, length);
  const mac = slice(all, length, all.sigBytes);
  if (hmac(body.clone().concat(Utf8.parse(bound)), authenticate).toString() !== mac.toString())
    throw new Error("changed on its way");
  const ciphertext = slice(body, blockBytes, length);
  return AES.decrypt(lib.CipherParams.create({ ciphertext }), encrypt, { iv: slice(body, 0, blockBytes) }).toString(
    Utf8,
  );
}

const blockBytes = 16;
const macBytes = 32;

/** Both ends stand at whole words: IV, ciphertext and MAC are multiples of four bytes. */
const slice = (words: Words, from: number, to: number): Words =>
  lib.WordArray.create(words.words.slice(from / 4, to / 4), to - from);

const randomIv = (): Words => lib.WordArray.create([...crypto.getRandomValues(new Int32Array(4))], blockBytes);

/** The keys of one direction, from what the brand and the lender gave. */
export const pairOf = (keyId: string, nonce: string, direction: "request" | "answer"): Pair => ({
  encrypt: deriveKey(keyId, nonce, `${direction} encrypt`),
  authenticate: deriveKey(keyId, nonce, `${direction} authenticate`),
});

/** The seal of a session (docs/decisions/0003-encryption.md): what hides bodies on top of TLS, never in its place. */
export function sessionSeal(keyId: string, nonce: string): Seal {
  const out = pairOf(keyId, nonce, "request");
  const back = pairOf(keyId, nonce, "answer");
  return {
    headers: { cipher: `${keyId} ${nonce}` },
    close: (body, key) => JSON.stringify({ encrypted: sealed(body, out, randomIv(), key) }),
    open(content, { sent, status, message }) {
      if (typeof content !== "string") throw new Error("not sealed");
      const { encrypted } = valuesOf(JSON.parse(sent));
      return JSON.parse(unsealed(content, back, `${String(encrypted)}\n${status}\n${message}`));
    },
  };
}
