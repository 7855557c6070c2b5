import { signatures } from "../../publish/check/types/operators/signatures.ts";
import { formatPath } from "../../publish/documents/position.ts";
import { entries } from "../../publish/documents/entries.ts";
import { offeredNames } from "../../publish/generate/editors/offered-names.ts";
import { placeAt } from "../buffers/place.ts";
import type { Open, Workspace } from "../buffers/workspace.ts";
import type { NameIndex } from "../names/name-index.ts";
import { wordsAfter } from "../paths/branch.ts";
import { namesOfType } from "../paths/typed-words.ts";
import { follow } from "../../publish/check/types/follow.ts";
import { noScope } from "../../publish/check/walk/places.ts";
import { signatureLine, whatItDoes } from "./signature-words.ts";
import { spotAt } from "./spot.ts";
import { textIndex, wordsIn } from "./text-words.ts";

/** What stands at an offset, in Markdown, as far as no schema knows it. */
export function explain(
  workspace: Pick<Workspace, "source">,
  open: Open,
  names: NameIndex,
  offset: number,
): string | undefined {
  const { document, project } = open;
  const place = placeAt(document, offset);
  if (!place) return undefined;
  const spot = spotAt(project, document, place);
  switch (spot.is) {
    case "operator": {
      const signature = place.isKey ? signatures[place.text] : undefined;
      return signature && `\`${signatureLine(place.text, signature)}\`\n\n${whatItDoes(signature)}`;
    }
    case "text":
      return textWords(open, place.text);
    case "read":
    case "written": {
      const end = place.text.indexOf(".", place.before);
      const path = place.text.slice(0, end < 0 ? undefined : end).split(".");
      if (spot.is === "read" && spot.element) {
        const { list, scope } = spot.element;
        const element = project.types.within(document).element(list, scope);
        return said(path, namesOfType(follow(element, path.slice(0, -1)).type));
      }
      if (path[0] === "brand" && path.length > 1) return brandWords(workspace, open, path.slice(1));
      const { scope } = spot;
      const { source } = workspace;
      return said(path, wordsAfter({ project, source, document, scope }, path.slice(0, -1)));
    }
    case "other": {
      if (document.kind === "brand" && place.isKey)
        return brandWords(workspace, open, [...place.path, place.text].map(String));
      const [named = ""] = names.at(document, offset)?.names ?? [];
      return nameWords(open, named);
    }
  }
}

const said = (path: readonly string[], words: readonly { name: string; says: string }[]): string | undefined => {
  const word = words.find(({ name }) => name === path.at(-1));
  return word && `\`${path.join(".")}\`${word.says === "" ? "" : `\n\n${word.says}`}`;
};

function textWords({ project }: Open, key: string): string | undefined {
  const words = wordsIn(textIndex(project), key);
  if (words.size === 0) return undefined;
  return [`\`${key}\``, ...[...words].map(([language, text]) => `${text} *(${language})*`)].join("\n\n");
}

/** What a value of the brand means, what it is in the brand of addresses that name none, and who sets it. */
function brandWords(workspace: Pick<Workspace, "source">, open: Open, path: readonly string[]): string | undefined {
  const { document, project } = open;
  const { source } = workspace;
  const reading = { project, source, document, scope: noScope };
  const word = wordsAfter(reading, ["brand", ...path.slice(0, -1)]).find(({ name }) => name === path.at(-1));
  const shown = formatPath(path);
  const states = new Map<string, { value: string; brands: string[] }>();
  for (const { business, channel, value, origins } of project.brands) {
    const origin = origins.get(shown);
    const found = path.reduce<unknown>((at, step) => entries(at)[step], value);
    if (!origin || found === undefined) continue;
    const key = `${origin.file}:${origin.line}`;
    const state = states.get(key) ?? { value: JSON.stringify(found), brands: [] };
    state.brands.push(`${business}/${channel}`);
    states.set(key, state);
  }
  const all = project.brands.length;
  const set = [...states].map(([from, { value, brands }]) => {
    const whose =
      brands.length === all ? "every brand" : brands.length > 4 ? `${brands.length} brands` : brands.join(", ");
    return `- \`${value}\` for ${whose}, set by ${from}`;
  });
  if (!word && set.length === 0) return undefined;
  return [
    `\`brand.${path.join(".")}\``,
    ...(word?.says ? [word.says] : []),
    ...(set.length > 0 ? [set.join("\n")] : []),
  ].join("\n\n");
}

/** What a name stands for: of a document what it says of itself and where it lies. */
function nameWords({ project }: Open, named: string): string | undefined {
  const [kind = "", ...rest] = named.split(" ");
  const name = rest.join(" ");
  const found = offeredNames(project, kind).find((one) => one.name === name);
  return found && found.says !== "" ? `${kind} \`${name}\`\n\n${found.says}` : undefined;
}
