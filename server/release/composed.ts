import { BrandClosed } from "../../publish/pack/brand-closed.ts";
import type { ContractDocuments, Publication, Published } from "../../publish/pack/publication.ts";
import type { Boot } from "../../publish/page/boot.ts";
import type { Drawn, HostedRelease, Picture } from "../host/hosted.ts";
import { LastRead } from "./last-read.ts";

/**
 * A release with everything made that is sent of it. Plain data, and most of it bytes, for it comes from another process:
 * bytes stay as they came, where texts would be copied and objects built while calls wait.
 */
export interface Composed extends Pick<Publication, "release" | "files" | "codes" | "fallback"> {
  /** As JSON, in parts that most edits leave as they were: what the lender answers by. */
  readonly said: Said;
  /** As JSON: what its border is made of. */
  readonly contract: string;
  /** By pair and language, as JSON. */
  readonly boots: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  readonly drawn: ReadonlyMap<string, Drawn>;
  readonly pictures: ReadonlyMap<string, Picture>;
}

/** Texts by language, and documents, as JSON. */
interface Said extends Readonly<Record<"calls" | "rules" | "decisions" | "holidays", string>> {
  readonly texts: Readonly<Record<string, string>>;
}

type Whole = Published["whole"];

/** By what a boot, and what is drawn for it, is found. */
export const nameOf = ({ business, channel, language }: Pick<Boot, "business" | "channel" | "language">): string =>
  `${business}-${channel}-${language}`;

// `compose` wrote it.
const read = <T>(text: string): T => JSON.parse(text) as T;

/** What pages of a pair and language are sent with, each read when it is first asked for. */
export function bootsRead(boots: Composed["boots"]): Publication["boot"] {
  const known = new Map<string, Boot>();
  return (business, channel, language) => {
    const name = nameOf({ business, channel, language });
    const bytes = boots.get(name);
    const found = known.get(name) ?? (bytes && read<Boot>(new TextDecoder().decode(bytes)));
    if (found) known.set(name, found);
    return found;
  };
}

/**
 * A composed release as whoever serves it asks: what is asked for is read once, and nothing is made.
 * @param last what was read of the release before.
 */
export function hostedRelease(
  { release, files, codes, fallback, said, contract, boots, drawn, pictures }: Composed,
  last = new LastRead(),
): HostedRelease {
  const texts = Object.fromEntries(
    Object.entries(said.texts).map(([language, text]) => [
      language,
      last.read<Publication["texts"][string]>(`texts ${language}`, text),
    ]),
  );
  const calls = last.read<Whole["calls"]>("calls", said.calls);
  const rules = last.read<Whole["rules"]>("rules", said.rules);
  const decisions = last.read<Whole["decisions"]>("decisions", said.decisions);
  const holidays = last.read<Publication["holidays"]>("holidays", said.holidays);
  const boot = bootsRead(boots);
  const [any = ""] = Object.keys(texts);
  return {
    release,
    files,
    codes,
    fallback,
    texts,
    boot,
    brand: (business, channel) => {
      const found = boot(business, channel, any);
      if (!found) throw new BrandClosed(business, channel);
      return found.brand;
    },
    call: (id) => calls?.[id],
    rule: (id) => rules?.[id],
    decision: (id) => decisions?.[id],
    holidays,
    contract: () => read<ContractDocuments>(contract),
    drawn: (of) => drawn.get(nameOf(of)),
    picture: (name) => pictures.get(name),
    pictures: () => pictures.keys(),
  };
}
