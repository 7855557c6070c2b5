import { request } from "node:http";
import { entries } from "../../publish/documents/entries.ts";
import type { AtDoor, Said } from "./door.ts";
import type { EditEntry, FoundEdits, Undoable } from "./edit-journal.ts";
import type { OperatorDeed, OperatorEntry } from "./operators.ts";
import {
  type Asked,
  type AuditEntry,
  type HostReport,
  type LayerEdit,
  type Live,
  type Publishing,
  Refused,
  type ListedRelease,
  type ReleaseEntry,
} from "./releases.ts";

const asking =
  (path: string) =>
  async <T>(what: string, body: unknown = {}) =>
    // What `openDoor` answers.
    (await post(path, what, body)) as T;

/** The operators of the host that listens there. */
export function operatorsThroughDoor(path: string): AtDoor["operators"] {
  const ask = asking(path);
  return {
    list: () => ask<readonly OperatorEntry[]>("operators"),
    carryOut: async (deed: OperatorDeed, who: string) => (await ask<{ told: string }>("operator", { deed, who })).told,
  };
}

/** Approves at the host that listens there. */
export function approvalThroughDoor(path: string): AtDoor["approve"] {
  const ask = asking(path);
  return async ({ texts, ...given }) => (await ask<{ told: string }>("approve", { ...given, texts: [...texts] })).told;
}

/** What was edited in the studio of the host that listens there. */
export function journalThroughDoor(path: string): AtDoor["journal"] {
  const ask = asking(path);
  return {
    list: (most) => ask<readonly EditEntry[]>("edits", { most }),
    search: (words, most) => ask<FoundEdits>("search", { words, most }),
    undoable: (id) => ask<Undoable>("undoable", { id }),
    add: async (edit) => (await ask<{ edit: number }>("edited", edit)).edit,
  };
}

/**
 * The store of the host that listens there.
 * @param fourEyes whether whoever asks was told that two must look: the host may have been told otherwise
 */
export function throughDoor(path: string, fourEyes: boolean): Asked {
  const ask = asking(path);
  const travelling = ({ texts, ...given }: Publishing): Said => ({ ...given, fourEyes, texts: [...texts] });
  return {
    live: async () => (await ask<{ live?: Live }>("live")).live,
    newest: async () => (await ask<{ newest?: ReleaseEntry }>("newest")).newest,
    hosts: () => ask<readonly HostReport[]>("hosts"),
    offer: async (given) => (await ask<{ id: string }>("offer", travelling(given))).id,
    prepare: async (id) => void (await ask("prepare", { id })),
    list: () => ask<readonly ListedRelease[]>("list"),
    audit: () => ask<readonly AuditEntry[]>("audit"),
    texts: async (id) => new Map(await ask<Said["texts"]>("texts", { id })),
    brands: async (id) => new Map(await ask<Said["texts"]>("brands", { id })),
    layerEdits: (after) => ask<readonly LayerEdit[]>("layer-edits", { after }),
    publish: async (given) => (await ask<{ told: string }>("publish", travelling(given))).told,
    back: async (given) => (await ask<{ told: string }>("back", { ...given, fourEyes })).told,
  };
}

/** Whether a host answers there. */
export async function isOpen(path: string): Promise<boolean> {
  try {
    await post(path, "live", {});
    return true;
  } catch (error) {
    if (["ENOENT", "ECONNREFUSED"].includes(String(entries(error).code))) return false;
    throw error;
  }
}

function post(socketPath: string, what: string, body: unknown): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json" };
    const asked = request({ socketPath, path: `/${what}`, method: "POST", headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part: string) => (text += part));
      answer.on("error", reject).on("end", () => {
        const said: unknown = JSON.parse(text);
        if (answer.statusCode === 200) return resolve(said);
        const { refused, why } = entries(said);
        reject(refused === true ? new Refused(String(why)) : new Error(String(why)));
      });
    });
    asked.on("error", reject).end(JSON.stringify(body));
  });
}
