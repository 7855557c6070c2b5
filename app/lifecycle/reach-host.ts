/** Whether a host answers; `unclear` where it broke down or took long over that. */
export type Reached = "there" | "none" | "unclear";

/** ms */
const patience = 10_000;

/**
 * Whether somebody answers at the lender's host, of which `address` is an address, for a page at `page`. What another
 * origin answers a browser may keep to itself (`cross-origin-resource-policy`, as much server software has it unless
 * told), and then says no more than that it failed: it is a line all the same where the page's own host answers.
 */
export async function reachHost(address: string, page: string): Promise<Reached> {
  const { origin } = new URL(page);
  const lender = new URL(address, page).origin;
  const found = await ask(`${lender}/`);
  return found === "none" && lender !== origin ? ask(`${origin}/`) : found;
}

async function ask(url: string): Promise<Reached> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), patience);
  try {
    // Of another origin it is enough that it answers.
    const { status } = await fetch(url, {
      method: "HEAD",
      mode: "no-cors",
      cache: "no-store",
      credentials: "omit",
      referrerPolicy: "no-referrer",
      signal: limit.signal,
    });
    return status < 500 ? "there" : "unclear";
  } catch {
    return limit.signal.aborted ? "unclear" : "none";
  } finally {
    clearTimeout(timer);
  }
}
