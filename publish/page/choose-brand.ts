/** The codes of a pair. */
export interface BrandCodes {
  readonly business: string;
  readonly channel: string;
}

interface Given {
  /** `location.search` and `location.hash`. */
  readonly search: string;
  readonly hash: string;
  readonly session: { readonly b?: unknown; readonly c?: unknown };
  /** What the page came with: the default, or what the server read from the address. */
  readonly fallback: BrandCodes;
  readonly codes: { readonly business: readonly string[]; readonly channel: readonly string[] };
}

/**
 * Which brand an address asks for (B2): the hash side wins over the search side, then the session, then the default.
 * A value that is unknown, malformed or given twice falls back on its axis (R11); `unknown` names such axes.
 */
export function chooseBrand({ search, hash, session, fallback, codes }: Given): BrandCodes & { unknown: string[] } {
  const inHash = new URLSearchParams(hash.split("?")[1] ?? "");
  const inSearch = new URLSearchParams(search);
  const unknown: string[] = [];
  const axis = (name: "b" | "c", known: readonly string[], otherwise: string): string => {
    const asked = [inHash, inSearch].map((query) => query.getAll(name)).find((values) => values.length > 0);
    const kept = typeof session[name] === "string" && known.includes(session[name]) ? session[name] : otherwise;
    if (!asked) return kept;
    const [code, another] = asked;
    if (code !== undefined && another === undefined && known.includes(code)) return code;
    unknown.push(name);
    return otherwise;
  };
  return {
    business: axis("b", codes.business, fallback.business),
    channel: axis("c", codes.channel, fallback.channel),
    unknown,
  };
}
