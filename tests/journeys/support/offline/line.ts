import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** The line between a browser and a server: as slow, as broken, or as false as a test wants it. */
export interface Line {
  /** Where the server is had over it. */
  readonly url: string;
  /** ms that each page (no file, no call) is on its way. */
  slow(ms: number): void;
  /** Nobody is reached any more, until it is mended. */
  cut(): void;
  mend(): void;
  /** What comes for an address in place of what the server says; undefined for that again. */
  answer(path: string, text: string | undefined): void;
  close(): Promise<void>;
}

/** Lays a line to a server. */
export async function layLine(target: string): Promise<Line> {
  let delay = 0;
  let open = true;
  const instead = new Map<string, string>();
  const server: Server = createServer((asked, answer) => {
    if (!open) return void asked.socket.destroy();
    const path = (asked.url ?? "").split("?")[0] ?? "";
    const text = instead.get(path);
    if (text !== undefined) {
      const type = path.endsWith(".js") ? "text/javascript" : "application/json";
      return void answer.writeHead(200, { "content-type": type, "cache-control": "no-cache" }).end(text);
    }
    const pass = () => {
      const passed = request(target + (asked.url ?? ""), { method: asked.method, headers: asked.headers }, (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
      });
      passed.on("error", () => asked.socket.destroy());
      asked.pipe(passed);
    };
    if (path === "/" && delay > 0) setTimeout(pass, delay);
    else pass();
  });
  await new Promise<void>((settle) => server.listen(0, "127.0.0.1", settle));
  // It listens on a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    slow: (ms) => void (delay = ms),
    cut() {
      open = false;
      server.closeAllConnections();
    },
    mend: () => void (open = true),
    answer: (path, text) => void (text === undefined ? instead.delete(path) : instead.set(path, text)),
    close: () =>
      new Promise<void>((settle) => {
        server.closeAllConnections();
        server.close(() => settle());
      }),
  };
}
