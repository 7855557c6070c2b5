import { publishedBehaviour } from "../../documents/records.ts";
import { messages } from "../../faults/messages.ts";
import { type Check, ofEach } from "../given/checking.ts";
import { behaving, factsOf, nameOf } from "./facts-of.ts";
import { otherwise } from "./otherwise.ts";

/** What was published of a document it does as published. */
export const checkBehaviour = ofEach(
  ({ project, behaviour, report }, document) => {
    if (!behaviour || "unreadable" in behaviour || behaviour.version === undefined) return;
    const lines = behaviour.documents.get(nameOf(document));
    if (!lines) return;
    for (const { path, expected, found } of otherwise(lines, project.about(document, factsOf)))
      report(document, path, messages.behavesOtherwise(behaviour.version, expected, found));
  },
  ...behaving,
);

/** The record itself: it can be read, and each document that was published is there. */
export const checkBehaviourRecord: Check = ({ project, behaviour, fault }) => {
  if (!behaviour) return;
  if ("unreadable" in behaviour) return behaviour.unreadable.forEach(fault);
  const at = { file: publishedBehaviour, line: 1, column: 1, path: "" };
  const { version } = behaviour;
  if (version === undefined) return fault({ ...at, ...messages.behaviourUnreadable() });
  for (const name of behaviour.documents.keys()) {
    const [kind = "", id = ""] = name.split(" ");
    if (!project.ofKind(kind).has(id)) fault({ ...at, ...messages.behaviourGone(version, kind, id) });
  }
};
