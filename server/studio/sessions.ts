import { createHash, randomBytes } from "node:crypto";

/** Somebody who is at work in the studio. */
export interface Session {
  readonly who: string;
  /** What each of his requests must bear besides the cookie: another site's page has it not. */
  readonly token: string;
}

/** How long a session lasts that nobody uses, ms. */
const IDLE = 8 * 60 * 60_000;

interface Kept extends Session {
  used: number;
}

const secret = (): string => randomBytes(32).toString("base64url");
/** What is kept of a secret: whoever reads it out of memory cannot use it. */
const printOf = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** Who may come in, and who is in. Nothing of it outlives the process. */
export class Sessions {
  readonly #keys = new Map<string, string>();
  readonly #sessions = new Map<string, Kept>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** A key that lets its bearer in once, as who. */
  key(who: string): string {
    const key = secret();
    this.#keys.set(printOf(key), who);
    return key;
  }

  /** Uses a key up: the secret of a session, and the session. */
  enter(key: string): { readonly secret: string; readonly session: Session } | undefined {
    const who = this.#keys.get(printOf(key));
    if (who === undefined) return undefined;
    this.#keys.delete(printOf(key));
    const own = secret();
    const session: Kept = { who, token: secret(), used: this.#now() };
    this.#sessions.set(printOf(own), session);
    return { secret: own, session };
  }

  /** The session of a secret, as long as it is used. */
  find(own: string): Session | undefined {
    const print = printOf(own);
    const session = this.#sessions.get(print);
    if (!session) return undefined;
    const now = this.#now();
    if (now - session.used > IDLE) {
      this.#sessions.delete(print);
      return undefined;
    }
    session.used = now;
    return session;
  }

  /** Ends one session, or all of whoever it is. */
  leave(own: string, everywhere = false): void {
    const print = printOf(own);
    const who = this.#sessions.get(print)?.who;
    for (const [key, session] of this.#sessions)
      if (key === print || (everywhere && session.who === who)) this.#sessions.delete(key);
  }
}
