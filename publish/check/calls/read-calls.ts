import { entries } from "../../documents/entries.ts";
import { messages } from "../../faults/messages.ts";
import { ofEach } from "../given/checking.ts";

/**
 * What a screen reads it asks for by itself, when it opens and each time it comes back to it: only what reads, and what
 * says of itself why it may be made so although it writes.
 */
export const checkReadCalls = ofEach(({ project, report }, document) => {
  for (const [name, read] of Object.entries(entries(entries(document.data).reads))) {
    const { call } = entries(read);
    const { kind, byItself } = entries(project.ofKind("call").get(String(call))?.data);
    if (kind === "write" && byItself === undefined)
      report(document, ["reads", name, "call"], messages.readWrites(String(call)));
  }
}, "screen");
