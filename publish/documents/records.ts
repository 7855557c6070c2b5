/**
 * Where the contract stands as lenders were last given it: no document, and written by `npm run openapi -- --publish`
 * alone.
 */
export const publishedContract = "api/published.openapi.json";

/**
 * Where it stands what documents did when they were last published; written by `npm run behaviour -- --publish` alone.
 */
export const publishedBehaviour = "rules/published.behaviour.json";

/** Where a short print of each text stands as it was when that was last kept; written by `npm run generate`. */
export const keptWords = "locales/kept.words.json";

/** What lies among the documents and is none. */
export const records: readonly string[] = [publishedContract, publishedBehaviour, keptWords];
