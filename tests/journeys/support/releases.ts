import { rmSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { there } from "../../there.ts";
import { runCommand } from "./command.ts";
import { copyDocuments, type DocumentsCopy } from "./documents-copy.ts";
import { emptyDataFolder } from "./empty-database.ts";
import { type RunningServer, startServer } from "./server.ts";
import { test } from "./test.ts";

/** A draft that is edited, the commands, and a server of what they published. */
export interface ByHand {
  readonly documents: DocumentsCopy;
  readonly server: RunningServer;
  /** What a command says; it must end well unless told, and is heard with its errors where it does not. */
  readonly run: (
    tool: "publish" | "releases" | "release-back" | "operator" | "export",
    words?: readonly string[],
    ends?: "well" | "badly",
    /** What is piped in. */
    input?: string,
  ) => Promise<string>;
  readonly publish: (why: string, ...words: string[]) => Promise<string>;
  /** Gives brand 716 another name in the draft. */
  readonly rename: (name: string) => void;
  /** Publishes brand 716 under another name for all, and waits until it is served; gives the release's id. */
  readonly publishAs: (name: string) => Promise<string>;
}

/** Waits until a page is of a release: by the brand's name, which it was sent with. */
export const shows = (page: Page, name: string): Promise<void> =>
  expect
    .poll(() =>
      // A page that is just being made anew has none.
      page
        .evaluate(() => /"name":"([^"]*)"/.exec(document.getElementById("boot")?.textContent ?? "")?.[1])
        .catch(() => undefined),
    )
    .toBe(name);

type Environment = Readonly<Record<string, string>>;

/**
 * Publishes the documents as they are shipped and serves them by hand, for the tests of the group in which this is called.
 * @param given more of the environment, of the commands too; or what finds it out
 * @param publisher who may come into the studio from elsewhere; it is open there while there is somebody
 */
export function serveByHand(
  given: Environment | (() => Promise<Environment>) = {},
  publisher?: { readonly name: string; readonly password: string },
): ByHand {
  let more: Environment = {};
  let documents: DocumentsCopy | undefined;
  let server: RunningServer | undefined;
  let data = "";
  const run: ByHand["run"] = async (tool, words = [], ends = "well", input = "") => {
    const env = { ...more, DATA_FOLDER: data, DATABASE_URL: "" };
    const { status, said, errors } = await runCommand([tool, ...words], env, input);
    if ((status === 0) !== (ends === "well")) throw new Error(`${tool} ended with ${status}:\n${said}${errors}`);
    return ends === "well" ? said : said + errors;
  };
  const publish = (why: string, ...words: string[]) =>
    run("publish", [
      ...["--root", there(documents).root, "--why", why],
      ...(words.includes("--who") ? words : ["--who", "ada", ...words]),
    ]);
  const rename = (name: string) =>
    there(documents).edit<{ name: string }>("brands/business/716.brand.json", (data) => {
      data.name = name;
    });
  const publishAs = async (name: string) => {
    rename(name);
    const [, id = ""] = /Release (\w+) is live for all devices/.exec(await publish(`Now ${name}`)) ?? [];
    expect(id).not.toBe("");
    await expect.poll(() => there(server).said()).toContain(`Release ${id} is served.`);
    return id;
  };
  test.beforeAll(async () => {
    more = typeof given === "function" ? await given() : given;
    documents = copyDocuments({ published: true });
    data = await emptyDataFolder();
    await publish("First release");
    if (publisher)
      await run("operator", ["add", publisher.name, "--role", "publisher"], "well", `${publisher.password}\n`);
    // Two devices are enough for a test; each says where it asks from.
    const settings = { PUBLISH: "by-hand", GUARDRAIL: "2", PROXIES: "127.0.0.1", ...more };
    server = await startServer(documents.root, { DATA_FOLDER: data, ...settings });
  });
  test.afterAll(async () => {
    await server?.stop();
    documents?.remove();
    rmSync(data, { recursive: true, force: true });
  });
  test.beforeEach(({ watched }) => watched.allow(/^request to http:\/\/localhost/));
  return {
    get documents() {
      return there(documents);
    },
    get server() {
      return there(server);
    },
    run,
    publish,
    rename,
    publishAs,
  };
}
