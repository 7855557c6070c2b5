/** Words of ours in the schemas of calls and entities: what the checker reads them by, of which no other tool knows. */
export const ownKeywords: readonly string[] = ["wire", "unit", "idOf", "known", "holds", "atMost"];
