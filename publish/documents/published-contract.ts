/** Where the contract stands as lenders were last given it: no document, and written by `npm run openapi -- --publish` alone. */
export const publishedContract = "api/published.openapi.json";
