import type { Composed } from "./composed.ts";
import type { FromRelease, ReleaseData } from "./messages.ts";
import { startProcess } from "./start-process.ts";

/** Makes what is sent of a published release, beside whatever is being served. @throws with why it cannot be made */
export async function composeInProcess(given: ReleaseData): Promise<Composed> {
  const child = await startProcess("release", given);
  return new Promise((resolve, reject) => {
    child.once("message", (said: FromRelease) =>
      "composed" in said ? resolve(said.composed) : reject(new Error(said.wrong)),
    );
    child.once("error", reject);
    child.once("exit", () => reject(new Error("its process came to an end")));
  });
}
