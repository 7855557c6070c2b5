import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { type Nginx, withLibraries } from "./find-nginx.ts";

/** A running nginx. */
export interface RunningNginx {
  /** What it wrote into its log of errors so far. */
  readonly said: () => string;
  readonly stop: () => Promise<void>;
}

/** Every path that it would write to outside of its folder. */
const writes = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

/**
 * Serves an exported folder on a port of this machine by the server that was written beside it, as the guide says: it
 * is included, and its `listen` mended. One process in the foreground, which keeps all that it writes in `own`.
 * @throws with what it says, where it ends first
 */
export async function startNginx(nginx: Nginx, exported: string, own: string, port: number): Promise<RunningNginx> {
  mkdirSync(own, { recursive: true });
  const given = readFileSync(join(exported, "nginx.conf"), "utf8").replace("listen 8080;", `listen 127.0.0.1:${port};`);
  const server = nginx.brotli ? given.replace("# Where the module of brotli is loaded: ", "") : given;
  writeFileSync(join(own, "server.conf"), server);
  const main = join(own, "main.conf");
  writeFileSync(
    main,
    `${nginx.brotli ? `load_module "${nginx.brotli}";\n` : ""}daemon off;
master_process off;
pid "${own}/pid";
error_log stderr warn;
events {
}
http {
  include "${nginx.types}";
  default_type application/octet-stream;
  access_log off;
${writes.map((name) => `  ${name}_temp_path "${own}/${name}";`).join("\n")}
  include "${own}/server.conf";
}
`,
  );
  const child = spawn(nginx.program, ["-p", own, "-c", main, "-e", "stderr"], {
    env: withLibraries(nginx.libraries),
    stdio: ["ignore", "ignore", "pipe"],
  });
  // Nobody else ends it when a test gives up waiting for it.
  const orphaned = () => void child.kill("SIGKILL");
  process.once("exit", orphaned);
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => void (said += text));
  const ended = new Promise<number | null>((settle, fail) => child.once("close", settle).once("error", fail));
  void ended.finally(() => process.off("exit", orphaned)).catch(() => undefined);
  await Promise.race([
    listening(port, () => child.exitCode === null),
    ended.then((code) => Promise.reject(new Error(`nginx ended with ${code}:\n${said}`))),
  ]);
  return {
    said: () => said,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** Until somebody listens on a port, or nobody is going to. */
async function listening(port: number, waits: () => boolean): Promise<void> {
  while (waits()) {
    const there = await new Promise<boolean>((settle) => {
      const socket = connect(port, "127.0.0.1", () => settle(true)).once("error", () => settle(false));
      socket.once("connect", () => socket.destroy());
    });
    if (there) return;
    await new Promise((settle) => setTimeout(settle, 20));
  }
}
