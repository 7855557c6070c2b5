import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type AtDoor, openDoor } from "./door.ts";
import type { NewEdit } from "./edit-journal.ts";
import { type Asked, Refused } from "./releases.ts";
import { approvalThroughDoor, isOpen, journalThroughDoor } from "./through-door.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "door-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const edit: NewEdit = { who: "ada", file: "brands/base.brand.json", after: "{}", said: ["One."], undoes: 3 };

it("a command reads what was edited and adds to it, as the host's own journal has it; what it refuses is refused", async () => {
  const path = join(folder, "releases.sock");
  expect(await isOpen(path)).toBe(false);
  const added: NewEdit[] = [];
  const journal: AtDoor["journal"] = {
    list: async (most) => [{ ...edit, id: most, at: "2026-11-27T04:00:00.000Z", undone: true }],
    search: async (words, more) => ({ changes: [{ ...edit, who: words, id: 8, at: "", undone: false }], more }),
    undoable: (id) =>
      id === 4
        ? Promise.resolve({ ...edit, earlier: [null, "{}"], setAgain: true, besides: [] })
        : Promise.reject(new Refused(`There is no edit ${id}.`)),
    add: async (one) => added.push(one),
  };
  // Of the store only what tells that somebody answers.
  const store = { live: async () => undefined } as Partial<Asked> as Asked;
  const operators: AtDoor["operators"] = { list: async () => [], carryOut: async () => "" };
  const approved: unknown[] = [];
  const approve: AtDoor["approve"] = async (given) => `Approved ${approved.push(given)}.`;
  const close = await openDoor(path, store, { operators, journal, approve });
  try {
    expect(await isOpen(path)).toBe(true);
    // Its user alone.
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const through = journalThroughDoor(path);
    expect(await through.list(9)).toEqual([{ ...edit, id: 9, at: "2026-11-27T04:00:00.000Z", undone: true }]);
    expect(await through.search("bola", 9)).toEqual({
      changes: [{ ...edit, who: "bola", id: 8, at: "", undone: false }],
      more: 9,
    });
    expect(await through.undoable(4)).toEqual({ ...edit, earlier: [null, "{}"], setAgain: true, besides: [] });
    await expect(through.undoable(5)).rejects.toEqual(new Refused("There is no edit 5."));
    expect(await through.add(edit)).toBe(1);
    expect(added).toEqual([edit]);
    const approving = { id: "r1", texts: new Map([["a.json", "{}"]]), name: "ada", password: "river lamp onion" };
    expect(await approvalThroughDoor(path)(approving)).toBe("Approved 1.");
    expect(approved).toEqual([approving]);
  } finally {
    await close();
  }
});
