/**
 * Whether a text is what its address says, which ends in the first letters of its SHA-256 (R1); true where that cannot
 * be told: over plain http a browser has no digests.
 */
export async function asNamed(text: string, address: string): Promise<boolean> {
  const print = /\.([\da-f]{12})\.json$/.exec(address)?.[1];
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (print === undefined || !subtle) return true;
  const digest = new Uint8Array(await subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return [...digest.subarray(0, 6)].map((byte) => byte.toString(16).padStart(2, "0")).join("") === print;
}
