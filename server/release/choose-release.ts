import { createHash } from "node:crypto";
import { cookieOf } from "../host/cookies.ts";
import { deviceNumber } from "../host/device-number.ts";
import { type Live, standing } from "../store/releases.ts";

/**
 * Which release a browser gets. A visit goes on with the one that it began with (R10), unless that was taken back; a
 * browser that could not start the new one gets the one before (R8); of the others the share that it is meant for.
 * @param isReady whether a release can be sent
 */
export function choose(live: Live, cookies: string, isReady: (id: string) => boolean): string {
  const begun = cookieOf(cookies, "release");
  if (begun !== undefined && begun !== live.withdrawn && isReady(begun)) return begun;
  const { release, share, previous } = live;
  if (cookieOf(cookies, "unfit") === release && previous !== null && isReady(previous)) return previous;
  return inShare(deviceNumber(cookies), release, share) ? release : standing(live);
}

/**
 * Whether a device is among so many percent: always the same ones for a release, so that who had it at 5 % has it at
 * 25 %, and others for the next, so that it is not always the same who try what is new.
 */
export function inShare(device: number | undefined, release: string, share: number): boolean {
  if (share >= 100) return true;
  if (device === undefined) return false;
  const digest = createHash("sha256").update(`${release} ${device}`).digest();
  return digest.readUInt32BE() % 100 < share;
}
