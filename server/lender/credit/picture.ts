import { createHash } from "node:crypto";

/** What is known of a picture without keeping it. */
export interface PictureFacts {
  mediaType: string;
  bytes: number;
  sha256: string;
}

const MOST_BYTES = 2 * 1024 * 1024;
/** How files of each type begin. */
const BEGINNINGS: readonly (readonly [mediaType: string, hex: RegExp])[] = [
  ["image/jpeg", /^ffd8ff/],
  ["image/png", /^89504e470d0a1a0a/],
  ["image/webp", /^52494646.{8}57454250/],
];

/** Facts of a JPEG, PNG or WebP in a data address; null for anything else, for what lies about its type and for more than 2 MB. */
export function pictureFacts(address: string): PictureFacts | null {
  const comma = address.indexOf(",");
  const [, named] = /^data:(image\/[a-z]+);base64$/.exec(address.slice(0, comma)) ?? [];
  const content = Buffer.from(address.slice(comma + 1), "base64");
  if (!named || content.length === 0 || content.length > MOST_BYTES) return null;
  const start = content.subarray(0, 12).toString("hex");
  const [mediaType] = BEGINNINGS.find(([, beginning]) => beginning.test(start)) ?? [];
  if (mediaType !== named) return null;
  return { mediaType, bytes: content.length, sha256: createHash("sha256").update(content).digest("hex") };
}
