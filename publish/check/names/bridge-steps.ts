import type { Document } from "../../documents/document.ts";
import type { Path } from "../../documents/position.ts";
import { type Checking, ofEach } from "../given/checking.ts";
import { messages } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import { elements, entries } from "../../documents/entries.ts";

/**
 * `bridge` and `tell` steps name a capability and hand it what it takes; `bridge` has a way on where a native app or a
 * user may say no, and `tell` is for what needs nothing in its place.
 */
export const checkBridgeSteps = ofEach((given, document) => {
  const { project } = given;
  if (document.kind === "bridge") checkStandIns(given, document);
  for (const { step, path } of project.places(document).steps) {
    if (step.do !== "bridge" && step.do !== "tell") continue;
    const capabilities = entries(entries(project.listed("bridge")[0]?.data).capabilities);
    checkStep(given, document, capabilities, entries(step), path);
  }
});

function checkStep(
  { report }: Checking,
  document: Document,
  capabilities: Readonly<Record<string, unknown>>,
  step: Readonly<Record<string, unknown>>,
  path: Path,
): void {
  const using = entries(step.with);
  const { capability: id } = using;
  if (typeof id !== "string") return;
  if (!Object.hasOwn(capabilities, id)) {
    const near = nearest(id, Object.keys(capabilities));
    report(document, [...path, "with", "capability"], messages.unknown("capability", id, near));
    return;
  }
  const title = `capability ${id}`;
  const { request, fallback } = entries(capabilities[id]);
  const known = Object.keys(entries(entries(request).properties));
  const sent = entries(using.with);
  for (const name of Object.keys(sent))
    if (!known.includes(name))
      report(document, [...path, "with", "with", name], messages.unknownParam(title, name, nearest(name, known)), {
        at: "key",
      });
  for (const name of elements(entries(request).required))
    if (typeof name === "string" && !Object.hasOwn(sent, name))
      report(document, [...path, "with", ...("with" in using ? ["with"] : [])], messages.missingParam(title, name));
  if (step.do === "tell") {
    if (fallback !== "skip") report(document, [...path, "with", "capability"], messages.notTold(id));
    return;
  }
  if (fallback === "open") report(document, [...path, "with", "capability"], messages.useVerb(id, fallback));
  if (fallback === "fail" && step.fail === undefined) report(document, path, messages.noWayOn(id));
}

/** What the verbs need that stand in for a capability on the web. */
const needs: Readonly<Record<string, readonly string[]>> = {
  copy: ["text"],
  share: ["title", "text"],
  open: ["url"],
  calendar: ["title", "dates"],
};

function checkStandIns({ report }: Checking, document: Document): void {
  for (const [id, capability] of Object.entries(entries(entries(document.data).capabilities))) {
    const { fallback, request } = entries(capability);
    const required = elements(entries(request).required);
    for (const name of needs[String(fallback)] ?? [])
      if (!required.includes(name))
        report(document, ["capabilities", id, "fallback"], messages.standInNeeds(String(fallback), name));
  }
}
