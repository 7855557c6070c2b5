import { variablesOf } from "../../../engine/expression.ts";
import { entries } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import { idOf } from "../given/document-index.ts";
import { ofEach } from "../given/checking.ts";

/** A field of a form that is sent as a secret is sensitive, and what is sensitive is sent as a secret. */
export const checkSecrets = ofEach(({ project, report }, document) => {
  const calls = project.ofKind("call");
  for (const { step } of project.places(document).steps) {
    if (step.do !== "call") continue;
    const { call: id, body } = entries(step.with);
    const call = calls.get(String(id));
    if (!call) continue;
    const { properties } = entries(entries(call.data).request);
    for (const [name, value] of Object.entries(entries(body))) {
      const asked = entries(properties)[name];
      if (asked === undefined) continue;
      const secret = entries(asked).writeOnly === true;
      for (const field of fieldsIn(value))
        for (const host of project.hosts.of(document)) {
          const declared = entries(entries(host.data).form)[field];
          if (declared === undefined) continue;
          const sensitive = entries(declared).sensitive === true;
          if (secret && !sensitive)
            report(host, said(["form", field], declared, "sensitive"), messages.notSensitive(field, String(id)));
          if (sensitive && !secret)
            report(
              call,
              said(["request", "properties", name], asked, "writeOnly"),
              messages.notSecret(field, `${host.kind} ${idOf(host)}`),
            );
        }
    }
  }
});

/** Where a key is said, even that it is false; else where it is to be. */
const said = (path: Path, holder: unknown, key: string): Path =>
  Object.hasOwn(entries(holder), key) ? [...path, key] : path;

/** The fields of the form that a value hands on as they are. */
function fieldsIn(value: unknown): readonly string[] {
  return variablesOf(entries(value).$).flatMap(({ name }) => /^form\.(\w+)$/.exec(name)?.[1] ?? []);
}
