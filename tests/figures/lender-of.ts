import { toWire } from "../../engine/api.ts";
import { readCalls } from "../../server/contract/documents.ts";
import type { TestBorrower } from "../../server/testing/test-lender.ts";

const calls = readCalls(process.cwd()).map(({ document }) => document);

/** The lender as a borrower's page asks him: each call is carried out, and what it answered is told. */
export const lenderOf = (borrower: TestBorrower, told: (content: unknown) => void = () => undefined) =>
  Object.fromEntries(
    calls.map((call) => [
      call.id,
      async (body: unknown) => {
        const sent = toWire(call.request, body, () => ({}));
        const answer = await borrower.call(call.id, sent);
        told(answer.content);
        return answer;
      },
    ]),
  );
