import { connectDatabase, type OpenDatabase } from "../database/open-database.ts";
import { placeOf } from "../database/place-of.ts";
import type { LivePublication } from "../release/live-publication.ts";
import { isFourEyes } from "../store/four-eyes.ts";
import { listen } from "./listen.ts";
import { beginFolder, followFolder, followStore, type Given } from "./open-documents.ts";
import { welcome } from "./welcome.ts";

export interface ServeOptions {
  /** Folder of the documents, and of what was built. */
  readonly root: string;
  readonly port: number;
  readonly say: (line: string) => void;
}

/**
 * Serves the built app until it is told to stop, with the sandbox lender in the same process, or alone. With
 * `PUBLISH=by-hand` it serves what was published, else the folder.
 * @throws when the port is taken, the data folder is in use, or there is nothing that could be served.
 */
export async function serve({ root, port, say }: ServeOptions, lender: "sandbox" | "none" = "sandbox"): Promise<void> {
  const { PUBLISH = "" } = process.env;
  if (PUBLISH !== "" && PUBLISH !== "by-hand")
    throw new Error(`expected PUBLISH=by-hand, or no PUBLISH to follow the folder, found PUBLISH=${PUBLISH}`);
  if (isFourEyes(process.env) && PUBLISH === "")
    throw new Error(
      "expected PUBLISH=by-hand with FOUR_EYES=on: of a folder that is followed each edit is live at once",
    );
  const place = placeOf(process.env);
  say(`Opening the database (${place.folder ?? "DATABASE_URL"}) …`);
  const folder = PUBLISH === "by-hand" ? undefined : beginFolder({ root, built: true, say });
  await withDatabase(place, folder, async (opened) => {
    const given: Given = { root, built: true, place, opened, say };
    const following = await (folder ? followFolder(given, folder) : followStore(given));
    const { studio } = await listen({ ...given, port, following, lender });
    welcome(
      `http://localhost:${port}`,
      following.documents.current(),
      { lender, studio, follows: folder !== undefined },
      say,
    );
  });
}

/** Serves the folder as it is saved and the sandbox lender, behind a page that is left to Vite. @throws as `serve` */
export async function serveDrafts({ root, port, say }: ServeOptions): Promise<LivePublication> {
  const place = placeOf(process.env);
  const folder = beginFolder({ root, built: false, say });
  return withDatabase(place, folder, async (opened) => {
    const given: Given = { root, built: false, place, opened, say };
    const following = await followFolder(given, folder);
    await listen({ ...given, port, following, lender: "sandbox" });
    return folder;
  });
}

/** What fails to start leaves no folder taken, and nobody who looks at documents. */
async function withDatabase<T>(
  place: ReturnType<typeof placeOf>,
  folder: LivePublication | undefined,
  work: (opened: OpenDatabase) => Promise<T>,
): Promise<T> {
  const connected = await connectDatabase(place).catch(async (error: unknown) => {
    await folder?.close();
    throw error;
  });
  let closed: Promise<void> | undefined;
  // Whoever comes first closes it: the server that ended, or who could not start one.
  const opened = { ...connected, close: () => (closed ??= connected.close()) };
  try {
    return await work(opened);
  } catch (error) {
    await folder?.close();
    await opened.close();
    throw error;
  }
}
