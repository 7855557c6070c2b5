import { type HostReport, Refused, type Releases } from "./releases.ts";

/** @throws Refused where hosts run of which none serves what is published: it would be told of and not be seen */
export async function assertServed(store: Pick<Releases, "hosts">): Promise<void> {
  const hosts = await store.hosts();
  if (hosts.length > 0 && hosts.every(isFollowing))
    throw new Refused(`${followingWords(hosts)}; started with PUBLISH=by-hand it serves what is published`);
}

/** What is said besides of what is live, where a host among others serves its folder; else nothing. */
export async function followingBeside(store: Pick<Releases, "hosts">): Promise<string> {
  const following = (await store.hosts()).filter(isFollowing);
  return following.length === 0 ? "" : ` But ${followingWords(following)}: there that is served.`;
}

/** Which hosts serve their folder, whatever is published. */
const followingWords = (hosts: readonly HostReport[]): string =>
  hosts.map(({ name }) => `host ${name} follows its folder`).join(", ");

/** Whether a host serves its folder, whatever is published. */
const isFollowing = ({ follows }: HostReport): boolean => follows === true;
