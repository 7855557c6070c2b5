import { createHash, randomBytes, scrypt, timingSafeEqual } from "node:crypto";

const LENGTH = 32;

/** A secret that people choose (password, PIN, code) as it is stored: salted scrypt. */
export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(secret, salt);
  return `${salt.toString("base64url")}.${key.toString("base64url")}`;
}

/** Whether a secret is the stored one; takes the same time either way. */
export async function isSecret(secret: string, stored: string): Promise<boolean> {
  const [salt = "", key = ""] = stored.split(".");
  const expected = Buffer.from(key, "base64url");
  return expected.length === LENGTH && timingSafeEqual(await derive(secret, Buffer.from(salt, "base64url")), expected);
}

/** A token that nobody can guess, as it is handed out. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** A token as it is stored: it is long and random, a plain digest will do. */
export function digest(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

function derive(secret: string, salt: Buffer): Promise<Buffer> {
  return new Promise((done, failed) => {
    scrypt(secret, salt, LENGTH, (error, key) => (error ? failed(error) : done(key)));
  });
}
