import type { Fault } from "../../documents/document.ts";
import { faultOf } from "../../documents/fault-at.ts";
import type { Overlay } from "../../documents/read-documents.ts";
import { keptWords, publishedBehaviour, publishedContract } from "../../documents/records.ts";
import { messages } from "../../faults/messages.ts";
import type { Memo } from "../memo/memo.ts";
import { KeptWords } from "./kept-words.ts";
import { behaviourOf } from "./published-behaviour.ts";
import { publishedOf } from "./published-contract.ts";
import { type Recorded, RecordReader } from "./record-reader.ts";

/** The records of a root, read again and again. Whatever is asked of one is noted (`memo/memo.ts`). */
export class Records {
  readonly contract;
  readonly behaviour;
  readonly words;

  constructor(root: string, memo: Memo) {
    this.contract = kept(new RecordReader(root, publishedContract, publishedOf), memo);
    this.behaviour = kept(new RecordReader(root, publishedBehaviour, behaviourOf), memo);
    this.words = kept(new RecordReader(root, keptWords, (record) => new KeptWords(record)), memo);
  }

  /** Reads them as they are now, with texts laid over their files. */
  read(overlay: Overlay | undefined): void {
    for (const record of [this.contract, this.behaviour, this.words]) record.read(overlay);
  }

  /** Those that are not there: nothing is held to them then, and a document could say anything else. */
  lacking(): readonly Fault[] {
    const all = { [publishedContract]: this.contract, [publishedBehaviour]: this.behaviour, [keptWords]: this.words };
    return Object.entries(all).flatMap(([file, record]) =>
      record.get() === undefined ? [faultOf(file, messages.recordGone(file))] : [],
    );
  }
}

/** A record as it was read last. */
function kept<What>(reader: RecordReader<What>, memo: Memo) {
  const { get, set } = memo.given<Recorded<What>>(undefined);
  return { get, read: (overlay: Overlay | undefined) => set(reader.read(overlay)) };
}
