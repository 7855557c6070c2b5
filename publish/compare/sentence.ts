/** Something that is otherwise, as an operator reads it. */
export interface Sentence {
  readonly said: string;
  /** The pairs that it reaches; absent where that is not known, or no brand decides it. */
  readonly pairs?: readonly string[] | undefined;
  /** The place in the documents, for who writes them: `flags.voucher`. */
  readonly of?: string | undefined;
}

/** A sentence with the place in the documents, as commands say it. */
export const withPlace = ({ said, of }: Sentence): string => (of === undefined ? said : `${said} (${of})`);
