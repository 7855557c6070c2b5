import { freePort } from "./free-port.ts";
import { startPostgres, whyNoPostgres } from "./postgres.ts";
import { openTestLender, type TestLender } from "./test-lender.ts";

type Place = [name: string, open: () => Promise<TestLender>];

// Changed code (npm run mutants) is noticed on one database or not at all: the second would take as long again.
const missing = process.env.MUTANT_TESTS ? "changed code runs on one" : whyNoPostgres();
if (missing) console.log(`only the embedded database is tested: ${missing}`);

/** The databases that this machine can test on: the embedded one, and a PostgreSQL where there is one. */
export const testPlaces: Place[] = missing
  ? [["PGlite", () => openTestLender()]]
  : [
      ["PGlite", () => openTestLender()],
      ["PostgreSQL", openOnPostgres],
    ];

async function openOnPostgres(): Promise<TestLender> {
  const postgres = startPostgres(await freePort());
  const lender = await openTestLender({ url: postgres.url });
  return {
    ...lender,
    close: async () => {
      await lender.close();
      postgres.stop();
    },
  };
}
