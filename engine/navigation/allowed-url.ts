/**
 * Whether an address may be opened outside the app: https, no user information, and its host exactly on the list
 * or below an entry that starts with a dot (R16, R17). Anything odd is false.
 */
export function isAllowedUrl(address: unknown, hosts: readonly unknown[]): boolean {
  if (typeof address !== "string" || /[\s\\]/.test(address) || !/^https:\/\/[^/]/i.test(address)) return false;
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return false;
  }
  if (url.username !== "" || url.password !== "" || url.port !== "") return false;
  return hosts.some(
    (host) => typeof host === "string" && (host.startsWith(".") ? url.hostname.endsWith(host) : url.hostname === host),
  );
}
