import { there } from "../../there.ts";
import { copyDocuments, type DocumentsCopy } from "./documents-copy.ts";
import { type RunningServer, startServer } from "./server.ts";
import { test } from "./test.ts";

/** What the tests of a group edit, and what serves it. */
export interface Edited {
  readonly documents: DocumentsCopy;
  readonly server: RunningServer;
}

interface EditedOptions {
  /** What is edited before the server starts. */
  readonly first?: (documents: DocumentsCopy) => void;
  /** `npm run dev`, whose page asks for whatever it likes, in place of the built app. */
  readonly dev?: boolean;
}

/** A copy of the documents and a server of it, for the tests of the group in which this is called: taken away after them. */
export function serveEdited({ first, dev = false }: EditedOptions = {}): Edited {
  let documents: DocumentsCopy | undefined;
  let server: RunningServer | undefined;
  test.beforeAll(async () => {
    documents = copyDocuments({ published: dev });
    first?.(documents);
    server = await startServer(documents.root, {}, dev ? "dev" : "serve");
  });
  test.afterAll(async () => {
    await server?.stop();
    documents?.remove();
  });
  // Their pages talk to the server with the edited documents.
  test.beforeEach(({ watched }) => watched.allow(dev ? /./ : /^request to http:\/\/localhost/));
  return {
    get documents() {
      return there(documents);
    },
    get server() {
      return there(server);
    },
  };
}
