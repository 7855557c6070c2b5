import { createHash, createHmac, randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { beforehand, isHurried } from "../call/beforehand.ts";

const LENGTH = 32;
/** How much work a hash is, a power of two: 50 ms of one processor, which tests, who hash thousands, do without. */
const usualCost = 16_384;
const cost = Number(process.env.HASH_COST ?? usualCost);

/**
 * A secret that people choose (password, PIN) as it is stored: salted scrypt, reckoned before the transaction. What it
 * cost stands before it, so that what was stored at another cost is known as well.
 */
export function hashSecret(secret: string): Promise<string> {
  return beforehand(`hash ${secret}`, async () => {
    const salt = randomBytes(16);
    const key = await derive(secret, salt, cost);
    return `${cost}.${salt.toString("base64url")}.${key.toString("base64url")}`;
  });
}

/** Whether a secret is the stored one; takes the same time either way, before the transaction. */
export function isSecret(secret: string, stored: string): Promise<boolean> {
  return beforehand(`check ${stored} ${secret}`, async () => {
    const [key = "", salt = "", work = usualCost] = stored.split(".").reverse();
    const expected = Buffer.from(key, "base64url");
    if (expected.length !== LENGTH) return false;
    return timingSafeEqual(await derive(secret, Buffer.from(salt, "base64url"), Number(work)), expected);
  });
}

/**
 * A number of few digits (a code, a BVN) as it is stored: by a key that is not in the database (LENDER_KEY). It is soon
 * tried through, so that no slow hash would help.
 */
export function keyedDigest(text: string): string {
  return createHmac("sha256", process.env.LENDER_KEY ?? "sandbox")
    .update(text)
    .digest("base64url");
}

/** Whether two digests are the same; takes the same time either way. */
export function isDigest(given: string, stored: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(stored)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** A token that nobody can guess, as it is handed out. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** A token as it is stored: it is long and random, a plain digest will do. */
export function digest(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

function derive(secret: string, salt: Buffer, N: number): Promise<Buffer> {
  if (isHurried()) throw new Error("a slow hash inside a transaction keeps everybody waiting");
  return new Promise((done, failed) => {
    scrypt(secret, salt, LENGTH, { N }, (error, key) => (error ? failed(error) : done(key)));
  });
}
