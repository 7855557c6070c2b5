import { isUnavailable } from "../../database/unavailable.ts";

/** The database does not answer: the app asks for a read again, and of a write nobody knows whether it was done. */
export const UNAVAILABLE = 503;

/** The HTTP status of a request that failed with an error: its own, if it brings one. */
export const failedStatus = (error: { readonly statusCode?: number }): number =>
  isUnavailable(error) ? UNAVAILABLE : (error.statusCode ?? 500);
