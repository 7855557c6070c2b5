import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type OpenDatabase, openDatabase } from "../database/open-database.ts";
import { freePort } from "../testing/free-port.ts";
import { startPostgres, type TestPostgres, whyNoPostgres } from "../testing/postgres.ts";
import { type OperatorDeed, Operators } from "./operators.ts";
import { ReleaseStore, storePlace } from "./release-store.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe.each(whyNoPostgres() ? ["PGlite"] : ["PGlite", "PostgreSQL"])("operators on %s", (place) => {
  let postgres: TestPostgres | undefined;
  let opened: OpenDatabase;
  let operators: Operators;
  beforeAll(async () => {
    postgres = place === "PGlite" ? undefined : startPostgres(await freePort());
    opened = await openDatabase(storePlace(postgres ? { url: postgres.url } : {}));
    operators = new Operators(opened.db);
  });
  afterAll(async () => {
    await opened.close();
    postgres?.stop();
  });

  it("are added, changed and removed, and each is in the audit with who did it", async () => {
    expect(await operators.any()).toBe(false);
    const deeds: [OperatorDeed, string][] = [
      [{ is: "add", name: "bola", role: "publisher", hash: "h" }, "Operator bola was added as publisher."],
      [{ is: "add", name: "ada", role: "viewer", hash: "h" }, "Operator ada was added as viewer."],
      [
        { is: "role", name: "ada", role: "editor" },
        "Operator ada is editor now, was viewer; he is signed out everywhere.",
      ],
      [{ is: "password", name: "ada", hash: "g" }, "Operator ada has another password; he is signed out everywhere."],
      [{ is: "unlock", name: "ada" }, "Operator ada may sign in again."],
      [
        { is: "remove", name: "bola" },
        "Operator bola was removed, and with him his approvals; he is signed out everywhere.",
      ],
    ];
    for (const [deed, said] of deeds) expect(await operators.carryOut(deed, "root")).toBe(said);
    expect((await operators.list()).map(({ name, role }) => [name, role])).toEqual([["ada", "editor"]]);
    expect(await operators.any()).toBe(true);
    const audit = await new ReleaseStore(opened.db).audit();
    expect(audit.map(({ who, said }) => [who, said])).toEqual(deeds.map(([, said]) => ["root", said]).reverse());
    expect(JSON.stringify(audit)).not.toMatch(/"[hg]"/);
  });

  it.each<[OperatorDeed, string]>([
    [{ is: "add", name: "ada", role: "viewer", hash: "h" }, "there is an operator ada already"],
    [{ is: "add", name: "Ada Obi", role: "viewer", hash: "h" }, 'as in "ada.obi", found "Ada Obi"'],
    [
      { is: "add", name: "host", role: "viewer", hash: "h" },
      'expected a name that the audit has for nobody else, found "host", by which it tells of a host that takes a release back by itself',
    ],
    [
      { is: "add", name: "folder", role: "viewer", hash: "h" },
      'expected a name that the audit has for nobody else, found "folder", by which it tells of what is live because the folder was saved',
    ],
    [
      { is: "add", name: "nobody", role: "viewer", hash: "h" },
      'expected a name that the audit has for nobody else, found "nobody", by which it tells of who signs in by a name that nobody has',
    ],
    // What a command sends is held to it here as well.
    [
      { is: "add", name: "eve", role: "owner" as "viewer", hash: "h" },
      'expected viewer, editor, publisher as a role, found "owner"',
    ],
    [
      { is: "role", name: "ada", role: "owner" as "viewer" },
      'expected viewer, editor, publisher as a role, found "owner"',
    ],
    [{ is: "role", name: "adda", role: "viewer" }, "there is no operator adda; did you mean ada?"],
    [{ is: "password", name: "nobody", hash: "h" }, "there is no operator nobody"],
    [{ is: "remove", name: "nobody" }, "there is no operator nobody"],
  ])("%j is refused in words, and changes nothing", async (deed, words) => {
    const before = [await operators.list(), await new ReleaseStore(opened.db).audit()];
    await expect(operators.carryOut(deed, "root")).rejects.toThrow(words);
    expect([await operators.list(), await new ReleaseStore(opened.db).audit()]).toEqual(before);
  });
});
