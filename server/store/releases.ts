import type { DocumentTexts } from "../../publish/pack/sound-documents.ts";

/** What the public gets. */
export interface Live {
  readonly release: string;
  /** Percentage of devices that get it, 1 to 100; the others get `previous`. */
  readonly share: number;
  /** What was live before it and was not taken back; null where there is none. */
  readonly previous: string | null;
  /** What was taken back to make `release` live: no visit goes on with it. Null where nothing was. */
  readonly withdrawn: string | null;
  /** When that was decided, ISO 8601. */
  readonly since: string;
  /** What hosts are to prepare, since it is about to be live again. */
  readonly wanted?: string | null;
}

/** A release, without its texts. */
export interface ReleaseEntry {
  readonly id: string;
  /** When it was made, ISO 8601, by whom and why. */
  readonly at: string;
  readonly author: string;
  readonly why: string;
  /** How many documents it has, and how many warnings were told of them. */
  readonly documents: number;
  readonly warnings: number;
  /** The vocabulary that an engine must know to run it (R7). */
  readonly vocabulary: number;
}

/** A release among all: `at`, `author` and `why` are of who published it last; of one that nobody did, of who made it. */
export interface ListedRelease extends ReleaseEntry {
  /** False of one that was made and that no borrower ever had: a host refused it, or its publishing was cut off. */
  readonly wasLive: boolean;
  /** Who took it back since it was live, when and why. */
  readonly takenBack?: { readonly at: string; readonly who: string; readonly why: string } | undefined;
}

/** What was done, in one sentence. */
export interface AuditEntry {
  readonly at: string;
  readonly who: string;
  readonly said: string;
  /** Empty where nobody is asked for a reason. */
  readonly why: string;
  /** Null where no other release came of it. */
  readonly release: string | null;
  readonly before: Live | null;
  readonly after: Live | null;
}

/** A layer of brands that was written. */
export interface LayerEdit {
  readonly id: number;
  /** ISO 8601. */
  readonly at: string;
  readonly who: string;
  readonly file: string;
  /** The whole document before and after; null where there was, or is, none. */
  readonly before: string | null;
  readonly after: string | null;
  readonly undoes?: number | undefined;
}

/** A release to make, of documents that were checked and drawn. */
export interface Publishing {
  readonly id: string;
  readonly texts: DocumentTexts;
  readonly warnings: number;
  readonly vocabulary: number;
  readonly who: string;
  /** Whether he has shown by a password that he is who he says. */
  readonly proven?: boolean;
  /** Whether whoever asks was told that two must look (`FOUR_EYES=on`), whatever the store was told. */
  readonly fourEyes?: boolean;
  readonly why: string;
  /** Percentage of devices: one of `shares.ts`. */
  readonly share: number;
}

/** Who has looked at documents that are to be live, where two must have (`FOUR_EYES=on`). */
export interface Eyes {
  /** By which the documents are known. */
  readonly print: string;
  /** Who has edited them in the studio since what is live. */
  readonly names: readonly string[];
  /** Whether something was edited outside the studio. */
  readonly outside: boolean;
  /** Those of the names that no password proved, as of the terminal's link or a command: they may be anybody's. */
  readonly unproven: readonly string[];
  /** Since what is live; one holds for the documents that it was given for alone. */
  readonly approvals: readonly { readonly who: string; readonly at: string; readonly holds: boolean }[];
}

/** A device on which a release came to nothing three times in a row, and the one before it did not (R8). */
export interface FailedStart {
  readonly release: string;
  /** The number that its browser keeps. */
  readonly device: number;
  /** A print of the address that it asks from. */
  readonly address: string;
}

/** Which release is to be live again. */
export interface TakingBack {
  /** Default: the one before. */
  readonly release?: string | undefined;
  /** Only while this one is live. */
  readonly of?: string;
  /** As of what is published. */
  readonly fourEyes?: boolean;
  readonly who: string;
  readonly why: string;
}

/** What a running host can serve. */
export interface HostReport {
  readonly name: string;
  readonly ready: readonly string[];
  /** Why it cannot serve a release, by its id. */
  readonly unfit: Readonly<Record<string, string>>;
  /** Whether it serves its folder, whatever is published. */
  readonly follows?: boolean;
}

/** What can be asked of the release store, and done to it. What is refused throws `Refused` and changes nothing. */
export interface Releases {
  live(): Promise<Live | undefined>;
  texts(id: string): Promise<DocumentTexts>;
  /** Of a release the layers of its brands alone. */
  brands(id: string): Promise<DocumentTexts>;
  /** What was edited of brands in the studio after an edit: the next some, in the order in which it was done. */
  layerEdits(after: number): Promise<readonly LayerEdit[]>;
  /** The one that was made last. */
  newest(): Promise<ReleaseEntry | undefined>;
  /** The newest first. */
  list(): Promise<readonly ListedRelease[]>;
  /** The newest first. */
  audit(): Promise<readonly AuditEntry[]>;
  /** Notes what somebody did that makes no other release live. */
  note(who: string, said: string): Promise<void>;
  /** Who has looked at documents; undefined where one may publish alone. */
  eyes(texts: DocumentTexts): Promise<Eyes | undefined>;
  /** Notes that somebody approves documents, and would have them live as a release of this id; gives what the audit says of it. */
  approve(given: Pick<Publishing, "id" | "texts" | "who">): Promise<string>;
  /** Makes a release that nobody gets yet, so that hosts prepare it; gives its id, which is an older one's where the documents are. */
  offer(given: Publishing): Promise<string>;
  /** Has hosts prepare a release that was made before, since it is about to be live again. @throws Refused where there is none */
  prepare(id: string): Promise<void>;
  /** The hosts that run. */
  hosts(): Promise<readonly HostReport[]>;
  /** Notes that a host runs, and what it can serve. */
  report(host: HostReport): Promise<void>;
  /** Notes that a host has ended. */
  left(host: string): Promise<void>;
  /** Makes a release, where it is not made yet, and has it live, all or nothing; gives what the audit says of it. */
  publish(given: Publishing): Promise<string>;
  /** Has another release live again for all, an earlier one in place of what is taken back; gives what the audit says of it. */
  back(given: TakingBack): Promise<string>;
  /**
   * Notes where a release could not start; gives on how many devices that was within the last hour, each from another
   * address, since it became live.
   */
  failed(start: FailedStart): Promise<number>;
}

/** What commands ask of a store. */
export type Asked = Omit<Releases, "report" | "left" | "failed" | "note" | "eyes" | "approve">;

/** Why what was asked of the store was not done, for whoever asked. */
export class Refused extends Error {
  constructor(why: string) {
    super(why);
    this.name = "Refused";
  }
}

/** The release that all get who do not get a share's: by it the lender answers. */
export const standing = ({ release, share, previous }: Live): string =>
  share < 100 && previous !== null ? previous : release;
