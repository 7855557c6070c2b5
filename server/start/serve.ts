import { placeOf } from "../database/place-of.ts";
import { openBuiltApp } from "../host/built-app.ts";
import { hostPlugin } from "../host/host-plugin.ts";
import { LivePublication } from "../release/live-publication.ts";
import { releaseFolder } from "../release/release-folder.ts";
import { openLender } from "../lender/create-lender.ts";
import { newServer } from "../front/new-server.ts";
import { welcome } from "./welcome.ts";

export interface ServeOptions {
  readonly root: string;
  readonly port: number;
  /** "built" serves the built page; "none" leaves the page to Vite. */
  readonly page: "built" | "none";
  readonly quiet?: boolean;
  readonly say: (line: string) => void;
}

/** What is served. */
export interface Serving {
  readonly documents: LivePublication;
}

/**
 * Serves the app and the sandbox lender in one process until it is told to stop.
 * @throws when the port is taken, the data folder is in use, or the documents are wrong.
 */
export async function serve({ root, port, page, quiet = false, say }: ServeOptions): Promise<Serving> {
  const place = placeOf(process.env);
  const { HOST = "127.0.0.1", LOG_LEVEL = "warn", SANDBOX, PROXIES = "", ORIGINS = "" } = process.env;
  const app = page === "built" ? openBuiltApp(root) : undefined;
  const store = releaseFolder(process.env);
  const documents = await LivePublication.open({ root, say, store, ...(app && { app: root }) });
  if (!quiet) say(`Opening the sandbox lender's database (${place.folder ?? "DATABASE_URL"}) …`);
  const origins = ORIGINS.split(",").filter(Boolean);
  const lender = await openLender({ ...place, root, documents, sandbox: SANDBOX !== "off", origins });
  const server = await newServer({ logLevel: LOG_LEVEL, proxies: PROXIES.split(",").filter(Boolean) });
  server.addHook("onClose", async () => {
    await documents.close();
    await lender.close();
  });
  await server.register(lender.plugin);
  await server.register(hostPlugin, { documents, app });
  const stop = once(() => server.close());
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)));
  try {
    await server.listen({ port, host: HOST });
  } catch (error) {
    await server.close();
    throw error;
  }
  if (!quiet) welcome(`http://localhost:${port}`, documents.current(), say);
  return { documents };
}

function once(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= run();
    return running;
  };
}
