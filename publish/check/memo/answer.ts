/** Whether two answers are the same, so that nothing that asked needs to be worked out again. */
export type Same<Value> = (one: Value, other: Value) => boolean;

/** How an answer is kept. */
export interface Kept<Value> {
  readonly same?: Same<Value> | undefined;
  /** It lies outside, where nobody tells that it changed: it is asked for in each round. */
  readonly outside?: boolean;
  /**
   * Whoever asks it follows from what it was worked out of, and not from it: of many that are asked together by one,
   * most of which follow from the same, few are looked at.
   */
  readonly through?: boolean;
  /** What it comes to where it follows from itself, through whatever; a question without it must not. */
  readonly circular?: Value;
}

/** The round of now, and what is being worked out: each was asked for by the one before it. */
export interface Rounds {
  now: number;
  /** The last round that began with something outside otherwise than before. */
  changed: number;
  /** All that lies outside. */
  readonly outside: { isOtherwise(): boolean }[];
  readonly working: Working[];
}

/** What is known of an answer while it is worked out. */
interface Working {
  /** Once each, and those that were asked again after others asked them, too. */
  readonly asked: Asked[];
  /** The place, among all that are being worked out, of the first one that it leads back to; its own where to none. */
  back: number;
  /** Those that lead back like it, which were worked out on its behalf. */
  circle: Asked[] | undefined;
}

/** An answer, as whatever asked for it sees it. */
interface Asked {
  /** What it comes to by now: the very same as long as, and as soon as again, that is the same. */
  readonly found: unknown;
  /** Notes that it was asked for. */
  noteFor(by: Working): void;
  /** Works it out again where that is due; false while that is going on. */
  renew(): boolean;
  /** It is of a circle: it follows from what all of these asked. */
  settle(asked: readonly Asked[]): void;
  /** The place of the first that it leads back to; undefined where it is forgotten that it was worked out. */
  lead(back: number | undefined): void;
}

/** What it came to once, and what all that it was worked out of came to then. */
interface State<Value> {
  readonly found: Found<Value>;
  readonly asked: readonly Asked[];
  readonly answers: readonly unknown[];
  /** It followed from itself: only with all of its circle is it as it was. */
  readonly inCircle: boolean;
}

/** What a question comes to; the very same object as long as that is the same. */
export interface Found<Value> {
  readonly value: Value;
}

/** What a question about one thing comes to, and what it was worked out of. */
export class Answer<Value, About = undefined> implements Asked {
  readonly #work: (about: About) => Value;
  readonly #about: About;
  readonly #kept: Kept<Value>;
  readonly #rounds: Rounds;
  /** What it comes to, and what it came to before that: an edit is often taken back, and a mend tried is one. */
  #now: State<Value> | undefined;
  #before: State<Value> | undefined;
  #lasts = false;
  #seen = 0;
  #looking = false;
  /** While it is being worked out, or waits for the first of its circle: the place of the first that it leads back to. */
  #back: number | undefined;
  /** Who noted last that it was asked for. */
  #noted: Working | undefined;

  constructor(work: (about: About) => Value, about: About, kept: Kept<Value>, rounds: Rounds) {
    this.#work = work;
    this.#about = about;
    this.#kept = kept;
    this.#rounds = rounds;
    if (kept.outside) rounds.outside.push(this);
  }

  get found(): unknown {
    return this.#now?.found;
  }

  /** It was worked out of nothing that can change, and neither can it: nobody need ask again. */
  get lasts(): boolean {
    return this.#lasts;
  }

  get(): Value {
    if (this.#lasts && this.#now) return this.#now.found.value;
    const open = this.#back === undefined ? this.#renewed() : this.#back;
    const by = this.#rounds.working.at(-1);
    const isOpen = typeof open === "number";
    if (by) {
      if (this.#kept.through === true && !isOpen) this.#now?.asked.forEach((one) => one.noteFor(by));
      else this.noteFor(by);
      if (isOpen) by.back = Math.min(by.back, open);
    }
    return isOpen ? this.#circular() : open.value;
  }

  noteFor(by: Working): void {
    if (this.#noted === by) return;
    this.#noted = by;
    by.asked.push(this);
  }

  renew(): boolean {
    if (this.#back !== undefined || this.#looking) return false;
    // What is renewed in the order of asking would be asked anew, too: what it leads back to stays so.
    return typeof this.#renewed() !== "number";
  }

  /** Looks whether it is another one than when it was asked for last; so is what cannot be had. */
  isOtherwise(): boolean {
    if (!this.#now) return false;
    const { found } = this.#now;
    try {
      this.renew();
    } catch {
      return true;
    }
    return this.#now.found !== found;
  }

  settle(asked: readonly Asked[]): void {
    this.#back = undefined;
    this.#take(this.#circular(), asked, true);
  }

  lead(back: number | undefined): void {
    this.#back = back;
  }

  /** What it comes to by now; a number when that leads back to one that waits for it. */
  #renewed(): Found<Value> | number {
    if (this.#now && this.#isGood()) return this.#now.found;
    return this.#back ?? this.#worked();
  }

  /** Whether what was found, now or before that, is what would be found now. */
  #isGood(): boolean {
    const { now, changed } = this.#rounds;
    if (this.#seen === now) return true;
    if (this.#kept.outside) return false;
    if (this.#seen >= changed) return true;
    if (this.#looking) return false;
    this.#looking = true;
    try {
      if (!this.#holds(this.#now)) {
        // What others of its circle came to before may be forgotten by now.
        if (this.#before?.inCircle || !this.#holds(this.#before)) return false;
        // One of what it was worked out of may have asked for it meanwhile.
        if (this.#seen !== now) [this.#now, this.#before] = [this.#before, this.#now];
      }
    } finally {
      this.#looking = false;
    }
    this.#seen = now;
    return true;
  }

  /** Whether everything that it was worked out of is as it was then, in the order in which it was asked. */
  #holds(state: State<Value> | undefined): boolean {
    if (!state) return false;
    const { asked, answers } = state;
    // Some hundred thousand are looked at in each round: an iterator takes twice as long.
    for (let at = 0; at < asked.length; at++) {
      const other = asked[at];
      const renewed = other?.renew();
      if (this.#seen === this.#rounds.now) return true;
      if (!renewed || other?.found !== answers[at]) return false;
    }
    return true;
  }

  #worked(): Found<Value> | number {
    const { working } = this.#rounds;
    const place = working.length;
    const mine: Working = { asked: [], back: place, circle: undefined };
    working.push(mine);
    this.#back = place;
    let value: Value;
    try {
      value = this.#work(this.#about);
    } catch (error) {
      for (const one of [this, ...(mine.circle ?? [])]) one.lead(undefined);
      throw error;
    } finally {
      working.pop();
    }
    if (mine.back < place) return this.#wait(mine);
    this.#back = undefined;
    if (!mine.asked.includes(this)) return this.#take(value, mine.asked);
    const circle = new Set<Asked>([this, ...(mine.circle ?? [])]);
    const outside = [...mine.asked].filter((one) => !circle.has(one));
    for (const one of circle) one.settle(outside);
    return this.#renewed();
  }

  /** Waits for the first of its circle, with what it asked and those that wait for it. */
  #wait({ asked, back, circle }: Working): number {
    const by = this.#rounds.working.at(-1);
    for (const one of [this, ...(circle ?? [])]) {
      one.lead(back);
      if (by) (by.circle ??= []).push(one);
    }
    if (by) for (const one of asked) one.noteFor(by);
    return back;
  }

  #take(value: Value, asked: readonly Asked[], inCircle = false): Found<Value> {
    const { same = Object.is } = this.#kept;
    const is = (state: State<Value> | undefined): boolean => state !== undefined && same(state.found.value, value);
    const known = is(this.#now) ? this.#now : is(this.#before) ? this.#before : undefined;
    const found = known?.found ?? { value };
    this.#lasts = asked.length === 0 && !this.#kept.outside;
    this.#seen = this.#rounds.now;
    if (known !== this.#now || asked.length > 0) this.#before = this.#now;
    this.#now = { found, asked, answers: asked.map((one) => one.found), inCircle };
    return found;
  }

  #circular(): Value {
    const { circular } = this.#kept;
    if (circular === undefined) throw new Error("expected what a question that asks itself comes to");
    return circular;
  }
}
