import type { BorrowerFlags } from "../../database/tables/borrower.ts";
import type { PersonRow } from "../../database/tables/person.ts";
import type { SeedState } from "./state.ts";

/** A made-up borrower of the sandbox. Amounts in kobo. */
export interface Persona {
  /** NN of the phone 0710 000 00NN. */
  readonly number: number;
  /** What he shows, for the person at the sandbox. */
  readonly about: string;
  /** Not in the database: somebody who is not registered. */
  readonly absent?: boolean;
  /** Credit limit; ₦50,000 unless told. */
  readonly limit?: number;
  readonly subLimit?: number;
  readonly flags?: BorrowerFlags;
  readonly person?: Partial<PersonRow>;
  /** He was there before the app went online. */
  readonly older?: boolean;
  /** His account is being cancelled: it is the third day. */
  readonly cancelling?: boolean;
  /** What his credit form lacks, so that it is not submitted: the BVN only, or nothing but the submission. */
  readonly unsubmitted?: "bvn" | "submission";
  /** A password that is not the usual one. */
  readonly password?: string;
  /** Loans, payments and vouchers that he has from the start. */
  readonly state?: SeedState;
}
