/** The page-view event of a path: `in_` and its words (S9). */
export const pageEvent = (path: string): string => `in_${path.split("/").filter(Boolean).join("_")}`;
