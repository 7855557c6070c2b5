import { deedsOf } from "../../graph/deeds-of.ts";
import type { Fact } from "./fact.ts";

/** The texts by which a brand promises never to read something of the phone. */
const promised: Readonly<Record<string, readonly string[]>> = {
  contacts: ["privacy.contacts_never", "privacy.promise_nothing"],
  photos: ["privacy.promise_nothing", "privacy.promise_asks"],
  messages: ["privacy.promise_nothing", "privacy.promise_asks"],
  location: ["privacy.location_never", "privacy.promise_nothing"],
  "call-log": ["privacy.calls_never", "privacy.promise_nothing"],
};

/** What a borrower is promised, in words that a policy of the same name is held to. */
export const promises: Fact = {
  name: "promises",
  say: (names, value) => `${value === true ? "promised" : "not promised"} never to be read: ${names}`,
  find(project, brand, [data = ""]) {
    const deeds = deedsOf(project, brand);
    return { value: (promised[data] ?? []).some((text) => deeds.has(`say ${text}`)) };
  },
};
