import { randomInt } from "node:crypto";
import { createServer } from "node:net";

// Below what systems give to connections that go out (from 32768 here, from 49152 elsewhere): of those, any other test
// may have one between the look and the server that is to listen.
const first = 20_000;
const beyond = 32_768;

/** A port of this machine that nobody listens on, and that no connection takes before a server does. */
export async function freePort(): Promise<number> {
  const port = randomInt(first, beyond);
  return (await isFree(port)) ? port : freePort();
}

const isFree = (port: number) =>
  new Promise<boolean>((settle) => {
    const server = createServer();
    server.once("error", () => settle(false));
    server.listen(port, "127.0.0.1", () => server.close(() => settle(true)));
  });
