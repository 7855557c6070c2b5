/**
 * A new name that nobody can guess: 128 random bits, 32 hex characters. Not `randomUUID`, which browsers keep from pages
 * that come over plain http by any name but localhost.
 */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
