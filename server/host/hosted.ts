import type { Boot } from "../../publish/page/boot.ts";
import type { Publication } from "../../publish/pack/publication.ts";

/** A page as it is sent, with its policy: its bytes, which nobody has to make again. */
export interface Sent {
  readonly html: Uint8Array<ArrayBuffer>;
  readonly policy: string;
}

/** What is drawn for whom a boot is for, before anybody asks. */
export interface Drawn {
  readonly page: Sent;
  /** For an address that leads nowhere. */
  readonly lost: Sent;
  /** The brand's icon as SVG. */
  readonly icon: string;
  /** The same without round corners, which a phone cuts to its own shape. */
  readonly wholeIcon: string;
}

/** A picture of a brand, and what it is known by. */
export interface Picture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly print: string;
}

/** A release of which everything that is sent has been made. */
export interface HostedRelease extends Publication {
  /** Of a boot of this release; undefined where the page is left to Vite. */
  readonly drawn: (boot: Boot) => Drawn | undefined;
  /** By the name of its file. */
  readonly picture: (name: string) => Picture | undefined;
  /** The names of those files. */
  readonly pictures: () => Iterable<string>;
}

/** What the host serves from. */
export interface Hosted {
  /** The release of now; for a page, by what its browser keeps: not all need have the same one. */
  current(cookies?: string): HostedRelease;
  /** Whether each device is to be known again, by a number that many others have. */
  readonly shares?: boolean;
  /** Hears that a release came to nothing on a device, by the number of it and the address it asks from (R8). */
  failed?(release: string, device: number, address: string): Promise<void>;
  /** A published file of this or an earlier release. */
  file(address: string): string | undefined;
}
