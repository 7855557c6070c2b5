import { entries } from "../../documents/entries.ts";
import { messages } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import { ofEach } from "../given/checking.ts";
import { follow } from "../types/follow.ts";

/** An answer is kept by fields of what is sent, unless a field of the answer itself is there. */
export const checkKeptAnswers = ofEach(({ project, report }, document) => {
  const { id, cache } = entries(document.data);
  const { by, unless } = entries(cache);
  const types = project.types.declared;
  if (Array.isArray(by))
    by.forEach((field, at) => {
      const { missing } = follow(types.request(id), [String(field)]);
      if (missing)
        report(
          document,
          ["cache", "by", at],
          messages.unknownField(String(id), String(field), nearest(String(field), missing.known)),
        );
    });
  if (typeof unless !== "string") return;
  const { missing } = follow(types.answer(id), [unless]);
  if (missing) {
    const said = messages.notInAnswer(unless, `call ${String(id)}`, nearest(unless, missing.known));
    report(document, ["cache", "unless"], said);
  }
}, "call");
