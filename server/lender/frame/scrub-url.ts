/** A URL for the log: the values of its query that are secret or personal are masked. */
export function scrubUrl(url: string): string {
  return url.replace(/([?&](?:token|userId|ticket|zuid|userToken)=)[^&#]*/gi, "$1***");
}
