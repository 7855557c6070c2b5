import { openDatabase } from "../database/open-database.ts";
import { placeOf } from "../database/place-of.ts";
import { ReleaseStore, storePlace } from "../store/release-store.ts";
import { standing } from "../store/releases.ts";

// A process that publishes one release after another until it is killed. Before that it says of what the one before it
// left whether it is whole: `whole <live> <number of audit entries>`, or what is missing.
const FILES = 40;
const ROUNDS = 1_000;

const textsOf = (number: number) =>
  new Map(Array.from({ length: FILES }, (_, file) => [`${file}.json`, `${number} ${file} ${"x".repeat(1_000)}`]));

async function main(): Promise<void> {
  const { db } = await openDatabase(storePlace(placeOf(process.env)));
  const store = new ReleaseStore(db);
  const [live, audit, all] = [await store.live(), await store.audit(), await store.list()];
  const faults: string[] = [];
  for (const { id } of all) {
    const texts = await store.texts(id);
    if (texts.size !== FILES) faults.push(`${id} has ${texts.size} of ${FILES} texts`);
    if (!audit.some(({ release }) => release === id)) faults.push(`${id} is not in the audit`);
  }
  if (live && standing(live) !== audit[0]?.release)
    faults.push(`${live.release} is live, the audit says ${audit[0]?.release}`);
  if (audit.length > 0 && !live) faults.push("nothing is live");
  console.log(faults.join("; ") || `whole ${live?.release ?? "none"} ${audit.length}`);
  for (let number = all.length; number < all.length + ROUNDS; number += 1) {
    console.log(`publishing ${number}`);
    const release = { id: `r${number}`, texts: textsOf(number), warnings: 0, vocabulary: 1 };
    await store.publish({ ...release, who: "test", why: "one after another", share: 100 });
  }
}

main().catch((error: unknown) => {
  console.log(`failed: ${String(error)}`);
  process.exitCode = 1;
});
