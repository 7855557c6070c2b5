import { aliasedTable, and, asc, desc, eq, gt, inArray, isNull, like, type SQL, sql } from "drizzle-orm";
import { hasSet, valuesSet } from "../../publish/edit/values-set.ts";
import { DONE_AGAIN, TAKEN_BACK } from "../../publish/studio/changes.ts";
import type { Database } from "../database/tx.ts";
import { type LayerEdit, Refused } from "./releases.ts";
import { standingSince } from "./standing-since.ts";
import { edit } from "./tables.ts";

/** A document that was written. */
interface Written {
  readonly file: string;
  /** The whole document before and after; undefined where there was, or is, none. */
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** A document that was written, and by whom. */
export interface NewEdit extends Written {
  readonly who: string;
  /** Which value of a brand it was about; absent where the document was written as a whole. */
  readonly of?: { readonly pair: string; readonly layer: string; readonly path: readonly string[] } | undefined;
  readonly said: readonly string[];
  /** The edit that it takes back. */
  readonly undoes?: number | undefined;
  /** What was written with it, and is taken back with it. */
  readonly besides?: readonly Written[] | undefined;
}

/** An edit as the history shows it. */
export interface EditEntry extends Omit<NewEdit, "before" | "after" | "besides"> {
  readonly id: number;
  /** ISO 8601. */
  readonly at: string;
  /** What the edit had done that it takes back; absent where that took back another itself. */
  readonly undid?: readonly string[] | undefined;
  /** Whether another edit has taken it back. */
  readonly undone: boolean;
  /**
   * An edit of the same value, or what took one back, stands since: that is taken back first. What a whole document set
   * is not looked at.
   */
  readonly setAgain?: true | undefined;
}

/** Edits that were looked for, the newest first, and how many more there are. */
export interface FoundEdits {
  readonly changes: readonly EditEntry[];
  readonly more: number;
}

/** An edit that can be taken back. */
export interface Undoable extends Omit<NewEdit, "besides"> {
  readonly besides: readonly Omit<Undoable, "besides">[];
  /** Its file as edits found and left it, the oldest first; null where there was none. */
  readonly earlier: readonly (string | null)[];
  /** Whether an edit that stands, or what took one back, has set a value of it since, to whatever. */
  readonly setAgain: boolean;
}

/**
 * What was edited, as commands see and add to it. Whoever runs one says himself who he is: as whom he edits is no
 * operator's name, so that where two must look (`FOUR_EYES=on`) it is anybody's edit.
 */
export function journalOfCommands(db: Database): Pick<EditJournal, "list" | "search" | "undoable" | "add"> {
  const journal = new EditJournal(db);
  return {
    list: (most) => journal.list(most),
    search: (words, most) => journal.search(words, most),
    undoable: (id) => journal.undoable(id),
    add: (edit) => journal.add({ ...edit, who: `${edit.who}, by a command` }),
  };
}

/** So many edits are read whole at once. */
const AT_ONCE = 200;

/** What was edited in the studio, on whatever database the releases are. */
export class EditJournal {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Adds an edit; gives its number. */
  async add({ besides = [], ...given }: NewEdit): Promise<number> {
    const { who, said, undoes } = given;
    const undone = undoes === undefined ? [] : await this.#partsOf(undoes);
    return this.#db.transaction(async (tx) => {
      const [added] = await tx.insert(edit).values(rowOf(given)).returning({ id: edit.id });
      const partOf = added?.id ?? 0;
      for (const part of besides) {
        const takesBack = undone.find(({ file }) => file === part.file)?.id;
        await tx.insert(edit).values({ ...rowOf({ ...part, who, said, undoes: takesBack }), partOf });
      }
      return partOf;
    });
  }

  /** What was written with an edit. */
  #partsOf(id: number): Promise<readonly { readonly id: number; readonly file: string }[]> {
    return this.#db.select({ id: edit.id, file: edit.file }).from(edit).where(eq(edit.partOf, id)).orderBy(edit.id);
  }

  /** One edit whole; undefined where there is none of this number. */
  async find(id: number): Promise<(Omit<NewEdit, "besides"> & { readonly undone: boolean }) | undefined> {
    const [row] = await this.#db.select().from(edit).where(eq(edit.id, id));
    if (!row) return undefined;
    const [undoing] = await this.#db.select({ id: edit.id }).from(edit).where(eq(edit.undoes, id));
    const { before, after } = row;
    return {
      ...entryOf({ ...row, undone: undoing !== undefined }),
      ...(before !== null && { before }),
      ...(after !== null && { after }),
    };
  }

  /**
   * One edit whole, to be taken back, with what it wrote besides and what else was done to each file.
   * @throws where there is none of this number, or it was taken back
   */
  async undoable(id: number): Promise<Undoable> {
    const parts = await this.#partsOf(id);
    return { ...(await this.#alone(id)), besides: await Promise.all(parts.map((part) => this.#alone(part.id))) };
  }

  async #alone(id: number): Promise<Omit<Undoable, "besides">> {
    const found = await this.find(id);
    if (!found) throw new Refused(`There is no edit ${id}.`);
    if (found.undone) throw new Refused("It was taken back already.");
    const newest = await this.#db
      .select({ id: edit.id, before: edit.before, after: edit.after, path: edit.path, undoes: edit.undoes })
      .from(edit)
      .where(eq(edit.file, found.file))
      .orderBy(desc(edit.id))
      .limit(AT_ONCE);
    const set = found.of ? [found.of.path] : valuesSet(found);
    return {
      ...found,
      earlier: [...new Set(newest.toReversed().flatMap(({ before, after }) => [before, after]))],
      setAgain: standingSince(newest, id).some((other) =>
        set.some((path) => String(other.path) === String(path) || hasSet(other, path)),
      ),
    };
  }

  /** The newest first, so many. */
  async list(most: number): Promise<readonly EditEntry[]> {
    return (await this.search("", most)).changes;
  }

  /** The newest first, so many that have these in any of their words: what was done, by whom, in which brand, value or file. */
  async search(words: string, most: number): Promise<FoundEdits> {
    const [undoing, first] = [aliasedTable(edit, "undoing"), aliasedTable(edit, "first")];
    const rows: readonly (Row & { readonly all: number })[] = await this.#db
      .select({
        ...told,
        undone: sql<boolean>`${undoing.id} is not null`,
        undid: first.said,
        all: sql<number>`(count(*) over ())::int`,
      })
      .from(edit)
      .leftJoin(undoing, eq(undoing.undoes, edit.id))
      .leftJoin(first, and(eq(first.id, edit.undoes), isNull(first.undoes)))
      .where(and(isNull(edit.partOf), has(words.trim(), first)))
      .orderBy(desc(edit.id))
      .limit(most);
    const entries = rows.map(entryOf);
    const isSetAgain = await this.#setAgain(entries);
    const changes = entries.map((entry) => (isSetAgain(entry) ? { ...entry, setAgain: true as const } : entry));
    return { changes, more: (rows[0]?.all ?? 0) - rows.length };
  }

  /** Of which of these the value was set again since by an edit of it that stands. */
  async #setAgain(entries: readonly EditEntry[]): Promise<(entry: EditEntry) => boolean> {
    const values = entries.filter(({ of }) => of);
    const place = (file: string, path: readonly string[] | null | undefined) => JSON.stringify([file, path]);
    if (values.length === 0) return () => false;
    const since = await this.#db
      .select({ id: edit.id, file: edit.file, path: edit.path, undoes: edit.undoes })
      .from(edit)
      .where(
        and(
          gt(edit.id, Math.min(...values.map(({ id }) => id))),
          inArray(edit.file, [...new Set(values.map(({ file }) => file))]),
        ),
      )
      .orderBy(desc(edit.id));
    const sets = new Map<string, (typeof since)[number][]>();
    for (const one of since) {
      const at = place(one.file, one.path);
      const those = sets.get(at);
      if (those) those.push(one);
      else sets.set(at, [one]);
    }
    return ({ id, file, of, undone }) =>
      of !== undefined && !undone && standingSince(sets.get(place(file, of.path)) ?? [], id).length > 0;
  }

  /** By whose edit a file is as it is written; nobody where it was written since by hand. */
  async writer(file: string, text: string): Promise<{ readonly who: string; readonly at: string } | undefined> {
    const { who, at, after } = edit;
    const newest = this.#db.select({ who, at, after }).from(edit).where(eq(edit.file, file)).orderBy(desc(edit.id));
    const [last] = await newest.limit(1);
    return last?.after === text ? { who: last.who, at: last.at.toISOString() } : undefined;
  }

  /** Who set a value of a file last, since a moment (ISO 8601); nobody where no edit of the studio did. */
  async setter(
    file: string,
    path: readonly string[],
    since: string,
  ): Promise<Pick<EditEntry, "who" | "at"> | undefined> {
    const { who, at, before, after } = edit;
    const newest = this.#db.select({ who, at, before, after }).from(edit).where(eq(edit.file, file));
    const rows = await newest.orderBy(desc(edit.id)).limit(AT_ONCE);
    const last = rows.find((row) => row.at.toISOString() >= since && hasSet(row, path));
    return last && { who: last.who, at: last.at.toISOString() };
  }

  /** Of brands what came after an edit, whole, in the order in which it was done: the next some. */
  async layers(after: number): Promise<readonly LayerEdit[]> {
    const { id, at, who, file, undoes } = told;
    const rows = await this.#db
      .select({ id, at, who, file, undoes, before: edit.before, after: edit.after })
      .from(edit)
      .where(and(gt(edit.id, after), like(edit.file, "brands/%.brand.json")))
      .orderBy(asc(edit.id))
      .limit(AT_ONCE);
    return rows.map((row) => ({ ...row, at: row.at.toISOString(), undoes: row.undoes ?? undefined }));
  }
}

const rowOf = ({ of, before, after, undoes, ...given }: Omit<NewEdit, "besides">): typeof edit.$inferInsert => ({
  ...given,
  ...of,
  before: before ?? null,
  after: after ?? null,
  undoes: undoes ?? null,
});

/** All of an edit but the documents. */
const told = {
  id: edit.id,
  at: edit.at,
  who: edit.who,
  file: edit.file,
  pair: edit.pair,
  layer: edit.layer,
  path: edit.path,
  said: edit.said,
  undoes: edit.undoes,
};

/**
 * Whether an edit has these in its words, as `changeSaid` has them: one that took another back in those of that.
 * @param first what it took back, where that was no taking back itself
 */
function has(words: string, first: { readonly id: typeof edit.id; readonly said: typeof edit.said }): SQL | undefined {
  if (words === "") return undefined;
  const joined = (list: typeof edit.said | typeof edit.path, by: string) =>
    sql`(select string_agg(one, ${by}) from jsonb_array_elements_text(${list}) as one)`;
  const said = sql`case when ${edit.undoes} is null then ${joined(edit.said, " ")}
    when ${first.id} is not null then concat(${TAKEN_BACK}::text, ${joined(first.said, " ")})
    else concat(${DONE_AGAIN}::text, ${joined(edit.said, " ")}) end`;
  const all = sql`concat_ws(' ', ${said}, ${edit.who}, ${edit.file}, ${edit.pair}, ${joined(edit.path, ".")})`;
  return sql`strpos(lower(${all}), lower(${words}::text)) > 0`;
}

type Row = Omit<typeof edit.$inferSelect, "before" | "after" | "partOf"> & {
  readonly undone: boolean;
  readonly undid?: readonly string[] | null;
};

const entryOf = ({ id, at, who, file, pair, layer, path, said, undoes, undid, undone }: Row): EditEntry => ({
  id,
  at: at.toISOString(),
  who,
  file,
  ...(pair !== null && layer !== null && path !== null && { of: { pair, layer, path } }),
  said,
  ...(undoes !== null && { undoes }),
  ...(undid && { undid }),
  undone,
});
