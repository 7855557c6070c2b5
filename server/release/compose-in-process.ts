import type { FromRelease, ReleaseData } from "./messages.ts";
import { startProcess } from "./start-process.ts";

/**
 * Makes what is sent of a release, beside whatever is being served, or says what is wrong with that.
 * @throws where its process comes to nothing, of which the release is not to blame
 */
export async function composeInProcess(given: ReleaseData): Promise<FromRelease> {
  const child = await startProcess("composing", given);
  return new Promise((resolve, reject) => {
    child.once("message", (said: FromRelease) => resolve(said));
    child.once("error", reject);
    child.once("exit", () => reject(new Error("its process came to an end")));
  });
}
