/** Where the worker's script is: at the root, since what it answers for lies below (S29). */
export const workerAddress = "/worker.js";

/** Where it is said whether the worker is withdrawn (S31). */
export const workerStateAddress = "/worker.json";

/** The page of no brand, for an address of which nothing is kept while nobody can be reached. */
export const noLineAddress = "/no-line.html";

/**
 * The parameter of a page that is to be the host's: what was kept of it lost a part or could not start (R8, R29). Its values
 * are the builds and releases for which a new page was made; it needs no storage (R8, R30).
 */
export const againMark = "again";

/** The one policy that Trusted Types allow a page, and what it may give: the worker's address. */
export const workerPolicy = "worker";
