import { faultOf } from "../../documents/fault-at.ts";
import { publishedBehaviour } from "../../documents/records.ts";
import { messages } from "../../faults/messages.ts";
import type { Said } from "../../faults/say.ts";
import { type Check, ofEach } from "../given/checking.ts";
import { behaving } from "./facts-of.ts";
import { otherwise } from "./otherwise.ts";
import { publishedLines } from "./published-lines.ts";

/** What was published of a document it does as published. */
export const checkBehaviour = ofEach(
  ({ project, behaviour, report }, document) => {
    const published = publishedLines(behaviour, document);
    if (!published) return;
    const { version, all } = published;
    for (const { path, expected, found, mend, makes, writes } of otherwise(project, document, all))
      report(
        document,
        path,
        makes !== undefined
          ? messages.anotherWay(version, makes, found)
          : writes
            ? messages.writtenAnew(version, writes, found)
            : messages.behavesOtherwise(version, expected, found, mend),
      );
  },
  ...behaving.filter((kind) => kind !== "brand"),
);

/** The record itself: it can be read, and each document that was published is there. */
export const checkBehaviourRecord: Check = ({ project, behaviour, fault }) => {
  if (!behaviour) return;
  if ("unreadable" in behaviour) return behaviour.unreadable.forEach(fault);
  const say = (said: Said) => fault(faultOf(publishedBehaviour, said));
  const { version } = behaviour;
  if (version === undefined) return say(messages.behaviourUnreadable());
  for (const name of behaviour.unsealed) say(messages.behaviourUnsealed(version, name));
  for (const name of behaviour.documents.keys()) {
    const [kind = "", id = ""] = name.split(" ");
    // A layer of brands is published by its file, since a business and a channel may have one code.
    const isThere = kind === "brand" ? project.ofFile(id) !== undefined : project.ofKind(kind).has(id);
    if (!isThere) say(messages.behaviourGone(version, kind, id));
  }
};
