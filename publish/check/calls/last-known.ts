import { entries } from "../../documents/entries.ts";
import { messages } from "../../faults/messages.ts";
import type { Check } from "../given/checking.ts";

/** What is known of a call takes the place of a screen's read that nobody could be reached for: elsewhere it is nothing. */
export const checkLastKnown: Check = ({ project, report }) => {
  const read = new Set(
    [...project.ofKind("screen").values()].flatMap((screen) =>
      Object.values(entries(entries(screen.data).reads)).map((one) => entries(one).call),
    ),
  );
  for (const [id, call] of project.ofKind("call")) {
    const { kind, lastKnown, byItself } = entries(call.data);
    if (lastKnown === undefined || read.has(id) || (kind === "write" && byItself === undefined)) continue;
    report(call, ["lastKnown"], messages.knownUnread(id), { at: "key" });
  }
};
