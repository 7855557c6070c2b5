/** Of what has the digest of its content in its name. */
export const FOREVER = "public, max-age=31536000, immutable";
