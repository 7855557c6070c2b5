import { basename } from "node:path";
import { messageOf } from "../../engine/expression.ts";
import { isLayer, layerFiles } from "../../publish/documents/compose-brand.ts";
import type { Fault } from "../../publish/documents/document.ts";
import type { Pictures } from "../../publish/check/records/pictures.ts";
import { isPicture } from "../../publish/documents/files/list-files.ts";
import { Checker } from "../../publish/check/checker.ts";
import { formatFault } from "../../publish/check/given/report.ts";
import { keptChecker } from "../../publish/check/schema/kept-code.ts";
import { areaOf } from "../../publish/pack/area-of.ts";
import { publish } from "../../publish/pack/publication.ts";
import { type DocumentTexts, type Sound, soundDocuments } from "../../publish/pack/sound-documents.ts";
import { compose, type Draw } from "./compose.ts";
import { type Composed, nameOf } from "./composed.ts";
import { readReleased } from "./document-texts.ts";
import type { KeptReleases, Made } from "./kept-releases.ts";
import { printOfAll } from "../../publish/pack/print-of.ts";
import type { GoodTexts } from "./good-texts.ts";
import { type Undrawn, undrawnSaid } from "./undrawn.ts";

/** What came of looking at the documents. */
export interface Looked {
  /** A release to serve in place of the one before; undefined where that goes on. */
  readonly composed?: Composed;
  /** What that was made of. */
  readonly texts?: DocumentTexts;
  /** What is wrong with the documents as they are written. */
  readonly faults: readonly Fault[];
  readonly lines: readonly string[];
}

interface Given {
  readonly root: string;
  readonly store?: GoodTexts;
  /** Undefined in development, where the page is left to Vite. */
  readonly draw?: Draw;
  /** What was composed before, by this or another process, and is not once more. */
  readonly kept?: KeptReleases;
  /** Documents that are not to be composed again, by their print: whoever did so came to an end. */
  readonly spoiled?: string;
  /** Told by what print the documents are known that are composed now. */
  readonly begin?: (print: string) => void;
}

/** So often it looks again at what changes under its eyes, before it tells what it has seen. */
const LOOKS = 3;

/**
 * Makes of the documents as they are written what may be served: checked, compiled, published, drawn. An edit is known by
 * its content, so that a file that was only touched is no edit, and an older one that came back is.
 */
export class Composer {
  readonly #given: Given;
  /** After an edit only what depends on it is checked again; none before the first, and while it rests. */
  #checker: Checker | undefined;
  /** The documents of the last good release. */
  #good: DocumentTexts;
  /** What is served, by its texts; none before the first release. */
  #served: string | undefined;
  /** Without a fault, and not kept yet. */
  #whole: { readonly texts: DocumentTexts; readonly made: Made } | undefined;
  #looked: string | undefined;
  /** Pairs that could not be drawn, and are closed. */
  #undrawn: ReadonlySet<string> = new Set();
  #faults: readonly Fault[] = [];

  constructor(given: Given) {
    this.#given = given;
    this.#good = given.store?.read() ?? new Map();
    this.#looked = given.spoiled;
  }

  /** Looks at the documents as they stand; undefined where nothing has changed since it looked before. */
  look(): Looked | undefined {
    let found: Looked | undefined;
    // What comes or goes while it is looked at is found by some and not by others: it is looked at once more, and told once.
    for (let look = 0; look < LOOKS; look += 1) {
      const next = this.#lookOnce();
      if (!next) break;
      found = next;
      if (next.composed) break;
    }
    return found;
  }

  #lookOnce(): Looked | undefined {
    const { root, begin } = this.#given;
    // In one look: a file that becomes another thing between two would be both.
    const { texts, unread } = readReleased(root);
    // What cannot be read has no text by which it could be known, and is told as soon as it is there all the same.
    const print = printOfAll(
      new Map([...texts, ...[...unread].map(([file, found]) => [`${file} unread`, found] as const)]),
    );
    if (print === this.#looked) return undefined;
    this.#looked = print;
    begin?.(print);
    const lines: string[] = [];
    this.#faults = [];
    const composed = this.#compose(texts, unread.size === 0, (line) => void lines.push(line));
    return { ...(composed && { composed, texts: this.#good }), faults: this.#faults, lines };
  }

  /** Keeps what is served, where nothing is wrong with it: whoever composes the same finds it, and who publishes it does so next. */
  keep(): void {
    if (this.#whole) this.#given.kept?.keep(this.#whole.texts, this.#whole.made);
    this.#whole = undefined;
  }

  /** Lets go of what was kept of checking, most of what it holds: the next look checks everything. */
  rest(): void {
    this.keep();
    this.#checker = undefined;
  }

  #compose(texts: DocumentTexts, areAll: boolean, say: (line: string) => void): Composed | undefined {
    const { root, draw, kept } = this.#given;
    this.#whole = undefined;
    // What releases are made by besides their documents was looked at when this began, and may be another later on.
    const isFirst = this.#served === undefined && this.#checker === undefined;
    const found = areAll && isFirst ? kept?.find({ texts }) : undefined;
    if (found) {
      this.#accept({ texts, left: [] }, printOfAll(texts), texts, say);
      return found.composed;
    }
    const checker = (this.#checker ??= new Checker(root, undefined, keptChecker));
    for (let asked = texts; ; ) {
      // Where the page is left to Vite somebody is at work, and is told what nobody else needs to know.
      const drafting = draw === undefined;
      const sound = soundDocuments(checker, asked, this.#good, drafting);
      this.#say([...sound.faults, ...(drafting ? sound.warnings : [])], say);
      if (!sound.documents) return undefined;
      const print = printOfAll(sound.texts);
      if (print === this.#served) return undefined;
      const pictures = picturesIn(sound.texts);
      const published = publish(sound.documents, areaOf, sound.left.filter(isLayer), pictures);
      const { composed, undrawn } = compose(published, { draw, pictures });
      const { business, channel } = published.fallback;
      const usual = Object.keys(published.texts).every((language) =>
        composed.boots.has(nameOf({ business, channel, language })),
      );
      // A pair that could not be drawn before holds back nobody else.
      const fresh = undrawn.filter((pair) => !this.#undrawn.has(`${pair.business}-${pair.channel}`));
      const edited = differing(asked, this.#good);
      const guilty = guiltyOf(fresh, edited);
      this.#say(
        undrawnSaid(fresh, published.codes).map((one) => faultOf(one, guilty)),
        say,
      );
      if (usual && (fresh.length === 0 || this.#good.size === 0)) {
        this.#undrawn = new Set(undrawn.map((pair) => `${pair.business}-${pair.channel}`));
        this.#accept(sound, print, texts, say);
        if (areAll && kept && this.#faults.length === 0 && undrawn.length === 0)
          this.#whole = { texts, made: { composed, warnings: sound.warnings.length, strict: true } };
        // The first is what the next start finds; after that somebody edits, and waits for the next.
        if (isFirst) this.keep();
        return composed;
      }
      if (guilty.length === 0) return undefined;
      asked = withLast(asked, guilty, this.#good);
    }
  }

  #say(faults: readonly Fault[], say: (line: string) => void): void {
    const known = new Set(this.#faults.map(formatFault));
    const fresh = faults.filter((fault) => !known.has(formatFault(fault)));
    this.#faults = [...this.#faults, ...fresh];
    for (const fault of fresh) say(`${fault.severity === "warning" ? "warning: " : ""}${formatFault(fault)}`);
  }

  #accept(
    sound: Pick<Sound, "texts" | "left">,
    print: string,
    written: DocumentTexts,
    say: (line: string) => void,
  ): void {
    this.#served = print;
    this.#good = sound.texts;
    const replaced = differing(written, sound.texts);
    const held = replaced.filter((file) => sound.texts.has(file));
    const left = [...new Set([...replaced.filter((file) => !sound.texts.has(file)), ...sound.left])];
    if (held.length > 0) say(`The last good one goes on serving of ${held.join(", ")}.`);
    if (left.length > 0) say(`Left out until it is mended: ${left.join(", ")}.`);
    try {
      this.#given.store?.keep(sound.texts);
    } catch (error) {
      say(`The last good release could not be kept for the next start: ${messageOf(error)}`);
    }
  }
}

/** The pictures of brands among what was read, by the name of their file. */
export const picturesIn = (texts: DocumentTexts): Pictures =>
  new Map([...texts].flatMap(([file, text]) => (isPicture(file) ? [[basename(file), text] as const] : [])));

const differing = (some: DocumentTexts, others: DocumentTexts): readonly string[] =>
  [...new Set([...some.keys(), ...others.keys()])].filter((file) => some.get(file) !== others.get(file));

/** The edits with which pairs could not be drawn: of their own layers, else any of them. */
function guiltyOf(undrawn: readonly Undrawn[], edited: readonly string[]): readonly string[] {
  const own = new Set(undrawn.flatMap(({ business, channel }) => layerFiles(business, channel)));
  const guilty = edited.filter((file) => own.has(file));
  return guilty.length > 0 ? guilty : edited;
}

function withLast(texts: DocumentTexts, files: readonly string[], good: DocumentTexts): DocumentTexts {
  const back = new Map(texts);
  for (const file of files) {
    const last = good.get(file);
    if (last === undefined) back.delete(file);
    else back.set(file, last);
  }
  return back;
}

/** Where it stands only drawing can tell: the edit that it came with, else the brand's own document. */
const faultOf = ({ first, said }: ReturnType<typeof undrawnSaid>[number], [guilty]: readonly string[]): Fault => ({
  ...said,
  file: guilty ?? `brands/business/${first.business}.brand.json`,
  line: 1,
  column: 1,
  path: "",
});
