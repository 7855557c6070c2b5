/** A number from a text, 32 bits; spreads well, hides nothing. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, "0");

/** The text's bytes against a stream that key and check start. */
function mixed(bytes: readonly number[], key: string, check: string): number[] {
  let seed = hash(key + check);
  return bytes.map((byte) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return byte ^ (seed >>> 24);
  });
}

/** A path as it stands in an address that does not say what is called (C7): 8 digits of check, then the path, in hex. */
export function hidePath(path: string, key: string): string {
  const check = hex(hash(`${key}\n${path}`), 8);
  const bytes = Array.from(path, (character) => character.charCodeAt(0) & 0xff);
  return (
    check +
    mixed(bytes, key, check)
      .map((byte) => hex(byte, 2))
      .join("")
  );
}

/** The path behind a hidden one; undefined when this key did not hide it. */
export function showPath(hidden: string, key: string): string | undefined {
  if (!/^([0-9a-f]{2}){5,260}$/.test(hidden)) return undefined;
  const check = hidden.slice(0, 8);
  const bytes = Array.from(hidden.slice(8).matchAll(/../g), ([digits]) => Number.parseInt(digits, 16));
  const path = String.fromCharCode(...mixed(bytes, key, check));
  return hex(hash(`${key}\n${path}`), 8) === check ? path : undefined;
}
