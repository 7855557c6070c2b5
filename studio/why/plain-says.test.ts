import { expect, it } from "vitest";
import { plainSays } from "./plain-says.ts";

it.each([
  ['refuseCode (else "") matches "A0[1-4]$"', "refuseCode ends with A01 to A04"],
  ['kind is "network" or "timeout"', "kind is network or timeout"],
  ["loans (else 0) is at least 2", "loans is at least 2"],
  ["loans (else 3) is at least 2", "loans (else 3) is at least 2"],
  ['link matches "^/"', "link begins with /"],
  ['link matches "^#?/?credit(_entry)?$"', 'link matches "^#?/?credit(_entry)?$"'],
  ['message is "try again"', 'message is "try again"'],
  ['message is ""', 'message is ""'],
])("%s", (says, words) => expect(plainSays(says)).toBe(words));
