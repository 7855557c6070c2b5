/** One request on a scripted line, answered by hand. */
interface Request {
  readonly key: string | undefined;
  readonly body: string;
  readonly answer: (response: Response) => void;
}

/** What the line does with a request; undefined leaves it to the test. */
export type Does = ((address: string) => Response | Promise<Response>) | undefined;

/** A `fetch` that behaves like a browser's: an abort rejects at once, in the body too. */
export function scriptedLine() {
  const requests: Request[] = [];
  let does: Does;
  const fetch = ((address: string, init: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      const signal = init.signal as AbortSignal;
      const end = () => reject(signal.reason as Error);
      if (signal.aborted) return end();
      signal.addEventListener("abort", end, { once: true });
      const key = (init.headers as Record<string, string>)["idempotency-key"];
      requests.push({ key, body: init.body as string, answer: resolve });
      if (does) Promise.resolve(does(address)).then(resolve, reject);
    })) as typeof globalThis.fetch;
  return { fetch, requests, script: (next: Does) => (does = next) };
}

/** A body that stops in the middle. */
export function torn(text: string): Response {
  const bytes = new TextEncoder().encode(text);
  return new Response(
    new ReadableStream({
      start: (controller) => controller.enqueue(bytes.slice(0, Math.ceil(bytes.length / 2))),
      pull: (controller) => controller.error(new TypeError("the line broke")),
    }),
  );
}
