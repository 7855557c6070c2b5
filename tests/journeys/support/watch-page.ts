import type { Page } from "@playwright/test";

/** What a page must never do, noted while it runs. */
export interface Watched {
  /** What went wrong so far. */
  readonly faults: readonly string[];
  /** A fault that this test provokes. */
  allow(pattern: RegExp): void;
}

/** Notes console errors, breaches of the policy, uncaught errors and requests to other hosts than these. */
export async function watchPage(page: Page, ...origins: readonly string[]): Promise<Watched> {
  const faults: string[] = [];
  const allowed: RegExp[] = [];
  const note = (fault: string) => {
    if (!allowed.some((pattern) => pattern.test(fault))) faults.push(fault);
  };
  page.on("console", (message) => {
    if (message.type() === "error") note(`console: ${message.text()} ${message.location().url}`);
  });
  // What a worker says goes to no page.
  page.context().on("console", (message) => {
    if (message.page() === null && message.type() === "error")
      note(`worker: ${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => note(`error: ${error.message}`));
  page.on("request", (request) => {
    const url = request.url();
    if (!origins.some((origin) => url.startsWith(origin)) && !/^(data|blob|about):/.test(url))
      note(`request to ${url}`);
  });
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  return { faults, allow: (pattern) => void allowed.push(pattern) };
}
