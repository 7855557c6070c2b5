import { checkRule, type RuleFault } from "../document/rule.ts";
import type { FieldDocument } from "../document/types.ts";
import type { PublishedRule } from "../document/published.ts";
import { resolveArgs, resolveValue } from "../document/value.ts";
import { holds } from "../expression/holds.ts";
import { Reader } from "../expression/operator/reader.ts";
import { fieldDomId } from "./field-dom-id.ts";
import { emptyScope, type Scope } from "../state/scope.ts";
import type { Draft } from "./draft.ts";
import type { Session } from "./session.ts";

type Read = (path: string) => unknown;
type Say = (key: string, args?: Readonly<Record<string, unknown>>) => string;

/** A declared field with the paths of its value and of whether its message shows. */
interface Declared {
  readonly document: FieldDocument;
  readonly value: string;
  readonly shown: string;
  /** What it began with, and whether somebody chose another value. */
  from?: unknown;
  chosen?: boolean;
  /** What was found last, for as long as all that was read for it is the same. */
  found?: Found;
  /** What stood there when it was refused. */
  refused?: unknown;
}

type Seen = readonly (readonly [path: string, value: unknown])[];

/** What a rule came to, and what it read. */
interface Found {
  readonly fault: RuleFault | null;
  readonly seen: Seen;
}

/** Looks up a rule document. */
export type Rules = (id: string) => PublishedRule | undefined;

/** What a form belongs to: where its values lie, and what its documents and their texts are looked up in. */
export interface FormOf {
  readonly session: Session;
  readonly fields: Readonly<Record<string, FieldDocument>>;
  readonly rules: Rules;
  readonly say: Say;
  /** A dialog's form sees what the dialog was given. */
  readonly scope?: Scope;
  /** Stands before its fields in the page, where the screen's own may bear the same names. */
  readonly prefix?: string;
  /** Keeps what is changed; a dialog's form is gone when it closes. */
  readonly draft?: Draft;
}

/**
 * The checks of a form, a screen's or a dialog's. A message is never stored: whether it is to be shown is
 * (`shown.<field>`), and what it says follows from the rule and the values. Only what somebody else said of a value
 * (`refuse`) stands there itself, for as long as the value does.
 */
export class Form {
  readonly #session: Session;
  readonly #rules: Rules;
  readonly #say: Say;
  readonly #scope: Scope;
  readonly #prefix: string;
  readonly #draft: Draft | undefined;
  readonly #declared: ReadonlyMap<string, Declared>;
  /** Ends keeping what is changed; there once that has begun. */
  readonly #ends: (() => void)[] = [];
  /** Values are written that nobody chose. */
  #starting = false;
  /** All of it was checked and nothing was changed since: what is sent now is the form. */
  #offered = false;
  readonly #read: Read = (path) => this.#session.read(path, this.#scope);

  constructor({ session, fields, rules, say, scope = emptyScope, prefix = "", draft }: FormOf) {
    this.#session = session;
    this.#rules = rules;
    this.#say = say;
    this.#scope = scope;
    this.#prefix = prefix;
    this.#draft = draft;
    this.#declared = new Map(
      Object.entries(fields).map(([name, document]) => [
        name,
        { document, value: `form.${name}`, shown: `shown.${name}` },
      ]),
    );
    this.start();
  }

  /** The DOM id of the control that edits a field. */
  domId(name: string): string {
    return fieldDomId(this.#prefix + name);
  }

  /** Gives fields their start values, as long as nothing else was put there; runs again when reads arrive. */
  start(): void {
    const reader = this.#session.reader(this.#scope);
    this.#starting = true;
    for (const [name, field] of this.#declared) {
      const from = this.#startOf(field, reader);
      const kept = this.#ends.length > 0 && !field.chosen ? this.#draft?.kept(name, from) : undefined;
      if (kept !== undefined && !field.document.sensitive) {
        this.#session.write(field.value, kept);
        field.chosen = true;
      } else if (from !== undefined && !field.chosen) {
        const value = this.#session.read(field.value);
        if (value === undefined || Object.is(value, field.from)) this.#session.write(field.value, from);
      }
      field.from = from;
    }
    this.#starting = false;
  }

  /** Nothing where there is none, or what it needs has not arrived yet. */
  #startOf({ document: { start } }: Declared, reader: Reader): unknown {
    if (start === undefined) return undefined;
    try {
      return resolveValue(start, { reader, text: this.#say }) ?? undefined;
    } catch {
      return undefined;
    }
  }

  /** Gives back what was changed and not sent, and keeps from now on what is changed, by whomever. */
  resume(): void {
    const draft = this.#draft;
    if (!draft || this.#declared.size === 0) return;
    for (const [name, field] of this.#declared) {
      const changed = () => {
        this.#offered = false;
        if (this.#starting || field.document.sensitive) return;
        field.chosen = true;
        draft.keep(name, { value: this.#session.read(field.value), from: field.from });
      };
      this.#ends.push(this.#session.cells.watch(field.value, changed));
    }
    this.start();
  }

  /** A write of this screen was carried out: it sent the form, where that was checked whole before. */
  sent(): void {
    if (this.#offered) this.#draft?.drop();
  }

  /** The screen is left: what was changed stays kept, and nothing more is. */
  end(): void {
    for (const end of this.#ends) end();
  }

  /** Forgets what is sensitive. */
  forget(): void {
    const fields = [...this.#declared.values()].filter(({ document }) => document.sensitive);
    // What any check has read may be a secret of another field.
    for (const field of this.#declared.values()) field.found = field.refused = undefined;
    this.#session.cells.writeAll(
      fields.flatMap(({ value, shown }) => [[value, undefined] as const, [shown, undefined] as const]),
    );
  }

  /** The message to show beside a field now, read through `read` so that the caller knows what it depends on. */
  message(name: string, read: Read): string | undefined {
    const field = this.#declared.get(name);
    const shown = field && read(field.shown);
    if (!shown) return undefined;
    if (shown instanceof Refusal && Object.is(read(field.value), field.refused)) return shown.why;
    return this.check(name, read);
  }

  /** Shows why what stands in a field was refused, until something else stands there. */
  refuse(name: string, why: string): void {
    const field = this.#declared.get(name);
    if (!field) return;
    field.refused = this.#session.read(field.value);
    this.#session.cells.write(field.shown, new Refusal(why));
  }

  /** The message of the first check that fails, shown or not. */
  check(name: string, read: Read): string | undefined {
    const fault = this.#fault(name, read);
    return fault ? this.#say(fault.say, fault.args) : undefined;
  }

  #fault(name: string, read: Read): RuleFault | null {
    const field = this.#declared.get(name);
    const rule = field?.document.rule === undefined ? undefined : this.#rules(field.document.rule);
    if (!field || !rule) return null;
    if (field.found && isSame(field.found.seen, read)) return field.found.fault;
    const seen: [path: string, value: unknown][] = [];
    let failed = false;
    const noted = (path: string): unknown => {
      try {
        const value = read(path);
        seen.push([path, value]);
        return value;
      } catch (error) {
        failed = true;
        throw error;
      }
    };
    const given = field.document.with
      ? resolveArgs(field.document.with, { reader: new Reader(noted), text: this.#say })
      : {};
    const fault = checkRule(rule, { value: noted(field.value) ?? null, with: given }, this.#say, noted);
    field.found = failed ? undefined : { fault, seen };
    return fault;
  }

  /** After a change: a `live` field is checked from its first key on. */
  changed(name: string): void {
    const field = this.#declared.get(name);
    if (field?.document.live) this.#session.cells.write(field.shown, true);
  }

  /** When a field is left: from now on it is checked while typing, if it is wrong now. */
  left(name: string): void {
    if (this.#fault(name, this.#read)) this.#session.cells.write(`shown.${name}`, true);
  }

  /** Checks the fields that show (or those named), shows every message, and gives the names of the wrong ones. */
  validate(fields?: readonly string[]): string[] {
    const names = fields ?? [...this.#declared.keys()];
    const reader = new Reader(this.#read);
    const wrong = names.filter((name) => this.#visible(name, reader) && this.#fault(name, this.#read));
    this.#session.cells.writeAll(wrong.map((name) => [`shown.${name}`, true] as const));
    this.#offered = fields === undefined && wrong.length === 0;
    if (this.#offered) this.#unrefuse();
    return wrong;
  }

  /** It is offered anew: what was said of it before was said of another. */
  #unrefuse(): void {
    const refused = [...this.#declared.values()].filter(({ shown }) => this.#read(shown) instanceof Refusal);
    for (const field of refused) field.refused = undefined;
    this.#session.cells.writeAll(refused.map(({ shown }) => [shown, undefined] as const));
  }

  #visible(name: string, reader: Reader): boolean {
    const ways = this.#session.fields.get(name);
    if (!ways) return true;
    return ways.some((conditions) => conditions.every((condition) => holds(condition, reader)));
  }
}

/** In the place of `true`; a new one each time, so that the same words are heard again. */
class Refusal {
  readonly why: string;

  constructor(why: string) {
    this.why = why;
  }
}

/** Whether all of it reads the same now; what cannot be read does not. */
function isSame(seen: Seen, read: Read): boolean {
  try {
    return seen.every(([path, value]) => Object.is(read(path), value));
  } catch {
    return false;
  }
}
