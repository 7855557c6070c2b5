/** How the sandbox spells the answers of borrowers who are there to show what a lender may send. */
export type Oddity = "unknown-status" | "numbers-as-text";

const STATUS = /^(loanStatus|status|repayStatus|payStatus|refundingStatus|lendResult|withdrawStatus|renewStatus)$/;
const UNKNOWN = 99;

/** A content that keeps the contract and still surprises: a status that nobody knows, or numbers as text. */
export function oddAnswer(content: unknown, oddity: Oddity): unknown {
  if (Array.isArray(content)) return content.map((part) => oddAnswer(part, oddity));
  if (typeof content === "number") return oddity === "numbers-as-text" ? String(content) : content;
  if (typeof content !== "object" || content === null) return content;
  const isAnswer = "message" in content && "content" in content;
  return Object.fromEntries(
    Object.entries(content).map(([name, part]) => {
      // An answer that is told within another one came as what it was: only what it holds is odd.
      const status = oddity === "unknown-status" && typeof part === "number" && STATUS.test(name) && !isAnswer;
      return [name, status ? UNKNOWN : oddAnswer(part, oddity)];
    }),
  );
}
