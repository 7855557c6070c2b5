/** What the worker does with a request: a page, what has its content in its name, or a picture that keeps its name. */
export type Way = "page" | "forever" | "picture";

/** What of a request decides. */
interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** The page of the host, and those that an export has for each pair and language. */
const page = /^\/(?:\d+\/\d+\/[a-z]{2}_[A-Z]{2}\/)?(?:index\.html)?$/;
const built = /^\/assets\/[\w.-]+-[\w-]{8}\.(?:js|css|woff2)$/;
const published = /^\/documents\/[\w.-]+\.json$/;
const picture = /^\/assets\/[\w.-]+\.(?:svg|png|jpe?g|webp|avif)$/;

/**
 * How a request is answered; undefined for whatever the worker has nothing to do with, which it leaves to the browser:
 * calls, whoever they are sent to, whatever is sent, boots, papers, the sandbox, other pages of this host.
 */
export function wayOf({ method, mode, url }: Asked, origin: string): Way | undefined {
  const { origin: asked, pathname, search } = new URL(url);
  if (method !== "GET" || asked !== origin) return undefined;
  if (mode === "navigate") return page.test(pathname) ? "page" : undefined;
  // What is asked for again on purpose (R31) is asked for at its server.
  if (search !== "") return undefined;
  if (built.test(pathname) || published.test(pathname)) return "forever";
  return picture.test(pathname) ? "picture" : undefined;
}
