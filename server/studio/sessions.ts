import { createHash, randomBytes } from "node:crypto";
import { eq, lt, or } from "drizzle-orm";
import type { Role } from "../../publish/studio/roles.ts";
import type { Database } from "../database/tx.ts";
import { operator, session } from "../store/tables.ts";

/** Somebody who is at work in the studio. */
export interface Session {
  readonly who: string;
  readonly role: Role;
  /** Whether he has signed in by a password; else he came by the link of the machine's terminal. */
  readonly proven: boolean;
  /** What each of his requests must bear besides the cookie: another site's page has it not. */
  readonly token: string;
  /** What lets his browser see the preview, and do nothing else. */
  readonly preview: string;
}

/** How long a session lasts that nobody uses, and at most, ms. */
const IDLE = 8 * 60 * 60_000;
const LONGEST = 24 * 60 * 60_000;
/** Use is written down again after so long, ms: not with each request. */
const NOTED = 60_000;

const secret = (): string => randomBytes(32).toString("base64url");
/** What is kept of a secret: whoever reads it cannot use it. */
const printOf = (text: string): string => createHash("sha256").update(text).digest("base64url");
/** What follows from a session's secret, and leads to it for nobody. */
const partOf = (own: string, use: "token" | "preview"): string => printOf(`${use} ${own}`);

/**
 * Who may come in by a link, and who is in. Sessions are in the database: they outlive the process, and every host on it
 * knows them. Links are this process's own.
 */
export class Sessions {
  readonly #keys = new Map<string, string>();
  readonly #db: Database;
  readonly #links: boolean;
  readonly #now: () => number;

  /** @param links whether somebody comes in by a link here; else a session that began with one, elsewhere, is none */
  constructor(db: Database, { links, now = Date.now }: { readonly links: boolean; readonly now?: () => number }) {
    this.#db = db;
    this.#links = links;
    this.#now = now;
  }

  /** A key that lets its bearer in once, as who. */
  key(who: string): string {
    const key = secret();
    this.#keys.set(printOf(key), who);
    return key;
  }

  /** Uses a key up: who came in, and the secret of his session. */
  async enter(key: string): Promise<{ readonly secret: string; readonly who: string } | undefined> {
    const who = this.#keys.get(printOf(key));
    if (who === undefined || !this.#links) return undefined;
    this.#keys.delete(printOf(key));
    return { secret: await this.#begin(who, null), who };
  }

  /** Begins a session of an operator; gives its secret. */
  begin(name: string): Promise<string> {
    return this.#begin(name, name);
  }

  /** The session of a secret. @param used whether somebody does something by it, or his page only looks for news */
  async find(own: string, used = true): Promise<Session | undefined> {
    const row = await this.#row(eq(session.print, printOf(own)));
    if (!row) return undefined;
    const now = this.#now();
    if (used && now - row.used.getTime() > NOTED)
      await this.#db
        .update(session)
        .set({ used: new Date(now) })
        .where(eq(session.print, row.print));
    const { who, role, operator: name } = row;
    return {
      ...{ who, role: role ?? "publisher", proven: name !== null },
      ...{ token: partOf(own, "token"), preview: partOf(own, "preview") },
    };
  }

  /** Whether this is what lets a browser see the preview, of somebody who is in. */
  async isPreview(given: string): Promise<boolean> {
    return (await this.#row(eq(session.preview, printOf(given)))) !== undefined;
  }

  /** Ends one session, or all of whoever it is. */
  async leave(own: string, everywhere = false): Promise<void> {
    const row = await this.#row(eq(session.print, printOf(own)));
    if (!row) return;
    await this.#db.delete(session).where(everywhere ? eq(session.who, row.who) : eq(session.print, row.print));
  }

  async #begin(who: string, name: string | null): Promise<string> {
    const own = secret();
    const at = new Date(this.#now());
    await this.#db.delete(session).where(this.#over());
    await this.#db.insert(session).values({
      ...{ print: printOf(own), preview: printOf(partOf(own, "preview")) },
      ...{ who, operator: name, began: at, used: at },
    });
    return own;
  }

  /** A session that is not over, with what its operator may do now. */
  async #row(which: ReturnType<typeof eq>) {
    const [found] = await this.#db
      .select({ session, role: operator.role })
      .from(session)
      .leftJoin(operator, eq(operator.name, session.operator))
      .where(which);
    if (!found) return undefined;
    const { began, used, operator: name } = found.session;
    const now = this.#now();
    if (now - used.getTime() > IDLE || now - began.getTime() > LONGEST) return undefined;
    return name === null && !this.#links ? undefined : { ...found.session, role: found.role };
  }

  #over() {
    const now = this.#now();
    return or(lt(session.used, new Date(now - IDLE)), lt(session.began, new Date(now - LONGEST)));
  }
}
