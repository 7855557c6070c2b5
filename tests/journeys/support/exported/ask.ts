import { createHash } from "node:crypto";
import { Agent, type IncomingHttpHeaders, request } from "node:http";

/** An answer as it came over the line: nothing is unpacked. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Asks for a path as it is written, which no client mends before. */
export const ask = (origin: string, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  new Promise((settle, fail) => {
    const { hostname, port } = new URL(origin);
    request({ hostname, port, path, headers, agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => void chunks.push(chunk)).on("error", fail);
      answer.on("end", () =>
        settle({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks) }),
      );
    })
      .on("error", fail)
      .end();
  });

export const sha384 = (bytes: Uint8Array): string => `sha384-${createHash("sha384").update(bytes).digest("base64")}`;
