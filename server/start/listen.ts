import { newServer } from "../front/new-server.ts";
import { openBuiltApp } from "../host/built-app.ts";
import { hostPlugin } from "../host/host-plugin.ts";
import { openLender } from "../lender/create-lender.ts";
import { reachable } from "../lender/frame/other-origins.ts";
import type { Given, OpenDocuments } from "./open-documents.ts";
import { type OpenStudio, openStudio } from "./open-studio.ts";
import { isLoopback } from "../front/loopback.ts";
import { whyOf } from "../database/why-of.ts";

interface Listening extends Given {
  readonly port: number;
  readonly following: OpenDocuments;
  readonly lender: "sandbox" | "none";
}

/** What answers, once it does. */
export interface Answering {
  /** Where operators come in; undefined where there is no studio. */
  readonly studio: string | undefined;
}

/** Answers on a port with the documents that are followed, and as the lender, until the process is told to stop. */
export async function listen({
  root,
  built,
  place,
  opened,
  port,
  following,
  lender,
  say,
}: Listening): Promise<Answering> {
  const { HOST = "127.0.0.1", LOG_LEVEL = "warn", SANDBOX, PROXIES = "", ORIGINS = "", WORKER = "" } = process.env;
  if (WORKER !== "" && WORKER !== "off")
    throw new Error(`expected WORKER=off, or no WORKER to serve it, found WORKER=${WORKER}`);
  const { documents, close } = following;
  const proxies = PROXIES.split(",").filter(Boolean);
  const server = await newServer({ logLevel: LOG_LEVEL, proxies });
  // Whatever is opened here is closed with the server; the database, which others use until then, last.
  server.addHook("onClose", async () => {
    await close();
    await opened.close();
  });
  const origins = ORIGINS.split(",").filter(Boolean);
  const lenderPlugin = async () => {
    const sandbox = SANDBOX !== "off";
    return (await openLender({ ...place, root, documents, database: opened, sandbox, origins })).plugin;
  };
  let studio: OpenStudio | undefined;
  try {
    const sandbox = lender === "sandbox" && SANDBOX !== "off";
    const own = lender === "sandbox" ? await lenderPlugin() : undefined;
    if (own) {
      reachable(server, origins);
      await server.register(own);
    }
    if (built)
      try {
        // From elsewhere nobody could come in by a link that this machine's terminal shows.
        const links = own !== undefined && isLoopback(HOST);
        studio = await openStudio({ root, opened, place, documents, lender: own, sandbox, port, links, proxies, say });
      } catch (error) {
        say(`The studio is not open: ${whyOf(error)}.`);
      }
    if (studio) {
      await server.register(studio.plugin);
      server.addHook("onClose", studio.close);
    }
    await server.register(hostPlugin, {
      documents,
      workerOff: WORKER === "off",
      ...(built && { app: openBuiltApp(root) }),
    });
    const stop = once(() => server.close());
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.once(signal, () => void stop().then(() => process.exit(0)));
    await server.listen({ port, host: HOST });
    return { studio: studio?.link() };
  } catch (error) {
    await server.close();
    throw error;
  }
}

function once(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= run();
    return running;
  };
}
