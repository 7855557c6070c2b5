import type { Document } from "../../documents/document.ts";
import { entries } from "../../documents/entries.ts";
import { nearest } from "../../faults/nearest.ts";
import { typeMessages } from "../../faults/type-messages.ts";
import { addressesOf } from "../given/addresses/addresses.ts";
import { addresses } from "../given/addresses/addresses-in.ts";
import { ofEach } from "../given/checking.ts";
import type { Project } from "../given/project.ts";
import { follow } from "../types/follow.ts";
import { alternatives, either, nothing, type Type } from "../types/type.ts";
import { checkValue } from "./value-check.ts";

/** What a step hands on as the query of an address: what the screen there says that it may be. */
export const checkQueryTypes = ofEach((given, document) => {
  const { project, report } = given;
  for (const { step, path, scope } of project.places(document).steps) {
    const { to, query } = entries(step.with);
    const screens = project.about(JSON.stringify(addresses(to).map(({ address }) => address)), screensAt);
    if (step.do !== "go" || screens.length === 0) continue;
    for (const [name, value] of Object.entries(entries(query))) {
      const at = [...path, "with", "query", name];
      const found = screens.map((screen) => follow(project.types.declared.query(screen), [name]));
      const known = found.filter(({ missing }) => !missing);
      if (known.length === 0) {
        const names = found.flatMap(({ missing }) => missing?.known ?? []);
        const routes = screens.map(({ data }) => String(entries(data).route));
        report(document, at, typeMessages.noSuchQuery(routes, name, names, nearest(name, names)), { at: "key" });
      }
      for (const { type } of known)
        checkValue(given, { document, value, path: at, scope }, either(written(type), nothing), true);
    }
  }
});

/** The screens that some addresses lead to. */
function screensAt(project: Project, asked: string): readonly Document[] {
  const all: unknown = JSON.parse(asked);
  const found = Array.isArray(all) ? all.map((address) => project.whole(addressesOf).screen(String(address))) : [];
  return [...new Set(found.filter((screen) => screen !== undefined))];
}

/** What a query says is a text; a figure that is written as that is handed on as it. */
const written = (type: Type): Type =>
  either(
    ...alternatives(type).flatMap((one): readonly Type[] => {
      const figures = one.is === "text" ? (one.only ?? []).filter((text) => String(Number(text)) === text) : [];
      return figures.length === 0 ? [one] : [one, { is: "number", only: figures.map(Number) }];
    }),
  );
