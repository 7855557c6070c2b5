import { checkRule, type RuleFault } from "../document/rule.ts";
import type { FieldDocument } from "../document/types.ts";
import type { PublishedRule } from "../document/published.ts";
import { resolveArgs, resolveValue } from "../document/value.ts";
import { holds } from "../expression/holds.ts";
import { Reader } from "../expression/operator/reader.ts";
import type { ScreenSession } from "./screen-session.ts";

type Read = (path: string) => unknown;
type Say = (key: string, args?: Readonly<Record<string, unknown>>) => string;

/** A declared field with the paths of its value and of whether its message shows. */
interface Declared {
  readonly document: FieldDocument;
  readonly value: string;
  readonly shown: string;
  /** What was found last, for as long as all that was read for it is the same. */
  found?: Found;
}

type Seen = readonly (readonly [path: string, value: unknown])[];

/** What a rule came to, and what it read. */
interface Found {
  readonly fault: RuleFault | null;
  readonly seen: Seen;
}

/** Looks up a rule document. */
export type Rules = (id: string) => PublishedRule | undefined;

/**
 * The checks of a screen's form. A message is never stored: whether it is to be shown is (`shown.<field>`), and what
 * it says follows from the rule and the values.
 */
export class Form {
  readonly #screen: ScreenSession;
  readonly #rules: Rules;
  readonly #say: Say;
  readonly #declared = new Map<string, Declared>();
  readonly #read: Read = (path) => this.#screen.read(path);

  constructor(screen: ScreenSession, rules: Rules, say: Say) {
    this.#screen = screen;
    this.#rules = rules;
    this.#say = say;
    this.declare(screen.document.form ?? {});
  }

  /** Declares fields and gives them their start values. */
  declare(fields: Readonly<Record<string, FieldDocument>>): void {
    for (const [name, document] of Object.entries(fields))
      this.#declared.set(name, { document, value: `form.${name}`, shown: `shown.${name}` });
    this.start(Object.keys(fields));
  }

  /** Gives fields that are still empty their start values; runs again when reads arrive. */
  start(names: Iterable<string> = this.#declared.keys()): void {
    const reader = this.#screen.reader({});
    for (const name of names) {
      const field = this.#declared.get(name);
      if (field?.document.start === undefined || this.#screen.read(field.value) !== undefined) continue;
      try {
        const value = resolveValue(field.document.start, { reader, text: this.#say });
        if (value !== null && value !== undefined) this.#screen.write(field.value, value);
      } catch {
        // What the start value needs has not arrived yet.
      }
    }
  }

  /** Takes back fields that were declared for a dialog, with their values. */
  undeclare(names: readonly string[]): void {
    this.forget(names);
    for (const name of names) this.#declared.delete(name);
  }

  /** Forgets the values of fields; of all sensitive ones when none are named. */
  forget(names: Iterable<string> = this.#sensitive()): void {
    const fields = [...names].flatMap((name) => this.#declared.get(name) ?? []);
    for (const field of fields) field.found = undefined;
    this.#screen.cells.writeAll(
      fields.flatMap(({ value, shown }) => [[value, undefined] as const, [shown, undefined] as const]),
    );
  }

  /** The message to show beside a field now, read through `read` so that the caller knows what it depends on. */
  message(name: string, read: Read): string | undefined {
    const field = this.#declared.get(name);
    return field && read(field.shown) === true ? this.check(name, read) : undefined;
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
    const fault = checkRule(rule, { value: noted(field.value) ?? null, with: given }, noted);
    field.found = failed ? undefined : { fault, seen };
    return fault;
  }

  /** After a change: a `live` field is checked from its first key on. */
  changed(name: string): void {
    const field = this.#declared.get(name);
    if (field?.document.live) this.#screen.cells.write(field.shown, true);
  }

  /** When a field is left: from now on it is checked while typing, if it is wrong now. */
  left(name: string): void {
    if (this.#fault(name, this.#read)) this.#screen.cells.write(`shown.${name}`, true);
  }

  /** Checks the fields that show (or those named), shows every message, and gives the names of the wrong ones. */
  validate(names: readonly string[] = [...this.#declared.keys()]): string[] {
    const reader = new Reader(this.#read);
    const wrong = names.filter((name) => this.#visible(name, reader) && this.#fault(name, this.#read));
    this.#screen.cells.writeAll(wrong.map((name) => [`shown.${name}`, true] as const));
    return wrong;
  }

  #visible(name: string, reader: Reader): boolean {
    const ways = this.#screen.fields.get(name);
    if (!ways) return true;
    return ways.some((conditions) => conditions.every((condition) => holds(condition, reader)));
  }

  *#sensitive(): Iterable<string> {
    for (const [name, field] of this.#declared) if (field.document.sensitive) yield name;
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
