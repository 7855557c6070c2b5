/* Generated from schemas/entities/complaint.schema.json by npm run generate. */

/**
 * What a borrower told the lender, and what came of it.
 */
export interface Complaint {
  suggestGid: string;
  /**
   * By which both speak of it.
   */
  number: string;
  /**
   * What it is about.
   */
  type: string;
  content: string;
  /**
   * A charge or a loan is disputed.
   */
  dispute: boolean;
  /**
   * Of the loan that is disputed.
   */
  loanNo?: string;
  /**
   * When it came, epoch ms.
   */
  time: number;
  /**
   * By when it is answered, epoch ms.
   */
  answerTime: number;
  /**
   * How it stands.
   */
  state: string;
  /**
   * In the reader's language.
   */
  answer?: string;
  /**
   * When it was answered, epoch ms.
   */
  answeredTime?: number;
}
