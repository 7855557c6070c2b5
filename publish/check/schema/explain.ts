import { grammar } from "../../../engine/grammar.ts";
import type { Path } from "../../documents/position.ts";
import type { Meant } from "../../faults/form-messages.ts";
import { messages } from "../../faults/messages.ts";
import { quoted, type Said } from "../../faults/say.ts";
import { nearest, nearestOfList } from "../../faults/nearest.ts";
import { elements, type Entries, entries, isEntries } from "../../documents/entries.ts";
import { oneOfEachList, type Requoted, requoted, requotedIn, unquoted } from "./requoted.ts";
import { oneOfEachEmptied } from "./emptied.ts";
import { misspeltMaker, misspeltMarker } from "./misspelt-key.ts";
import type { ErrorObject } from "./validators.ts";

/** A schema error in the checker's words. */
export interface Explained {
  readonly path: Path;
  readonly said: Said;
  readonly at: "key" | "value";
  readonly note: string | undefined;
  /** The property that there is none of at the path. */
  readonly lacking?: string;
  readonly requoted?: Requoted;
}

/**
 * Turns ajv's errors into ours: one for each mistake, without the echoes of `if`, `anyOf` and `propertyNames`, and of
 * widgets that are there and unusable.
 * @param isLayer whether the data is merged over other layers, in which null takes a key away
 */
export function explain(
  errors: readonly ErrorObject[],
  data: unknown,
  isUnusable: (type: string) => boolean = () => false,
  isLayer = false,
): Explained[] {
  const unions = errors.filter(({ keyword }) => keyword === "anyOf" || keyword === "oneOf");
  const inUnion = (error: ErrorObject) =>
    unions.some((union) => union !== error && error.schemaPath.startsWith(`${union.schemaPath}/`));
  const found: Explained[] = [];
  const seen = new Set<string>();
  for (const error of errors) {
    if (error.keyword === "discriminator" && isUnusable(String(error.params.tagValue))) continue;
    if (error.keyword === "if" || error.propertyName !== undefined || inUnion(error)) continue;
    const path = pathOf(error.instancePath, data);
    const { said, below, at, lacking, requoted: quotes } = words(error, isLayer);
    const full = below === undefined ? path : [...path, below];
    const key = JSON.stringify([full, said]);
    if (!seen.has(key))
      found.push({
        path: full,
        said,
        at: at ?? "value",
        note: error.keyword === "discriminator" ? undefined : noteFor(path, data),
        ...(lacking !== undefined && { lacking }),
        ...(quotes && { requoted: quotes }),
      });
    seen.add(key);
  }
  return oneOfEachList(oneOfEachEmptied(found, data), data);
}

interface Words {
  readonly said: Said;
  /** The property that the fault is about, below the error's own path. */
  readonly below?: string | number;
  readonly at?: "key";
  readonly lacking?: string;
  readonly requoted?: Requoted;
}

function words(error: ErrorObject, isLayer: boolean): Words {
  const { params, data } = error;
  const parent = entries(error.parentSchema);
  switch (error.keyword) {
    case "additionalProperties":
      return unknownProperty(String(params.additionalProperty), error.instancePath, parent);
    case "propertyNames": {
      const name = String(params.propertyName);
      const slip = misspeltMarker({ [name]: entries(data)[name] });
      if (slip) return { said: slip.said, below: slip.name, at: "key" };
      const { pattern = "a name", expects } = entries(parent.propertyNames);
      return {
        said: messages.pattern(String(pattern), name, expects),
        below: name,
        at: "key",
      };
    }
    // What goes with what is there is missing as what always has to be.
    case "dependentRequired":
    case "required": {
      const lacking = String(params.missingProperty);
      return { said: messages.missingProperty(lacking), lacking };
    }
    case "discriminator":
      return discriminator(params, parent, data);
    case "type": {
      const slip = misspeltMarker(data);
      if (slip) return { said: slip.said, below: slip.name, at: "key" };
      const types = [error.schema].flat();
      const meant = requoted(data, types, parent);
      const takesAway = isLayer && data === null;
      const say = (one: Meant | undefined) =>
        messages.wrongType(types.map(named).join(" or "), foundType(data), { takesAway, meant: one });
      return { said: say(meant), ...(meant !== undefined && { requoted: { meant, say } }) };
    }
    case "enum":
      return notInList(elements(parent.enum), data);
    case "const":
      return notInList([error.schema], data);
    case "pattern":
      return { said: messages.pattern(String(error.schema), data, parent.expects) };
    case "anyOf":
    case "oneOf": {
      const types = elements(error.schema)
        .map((branch) => entries(branch).type)
        .filter((type) => type !== undefined);
      return {
        said: messages.wrongType(types.flat().map(named).join(" or ") || "one of the alternatives", foundType(data), {
          meant: unquoted(data, types.flat(), parent.unit),
        }),
      };
    }
    default:
      return limit(error);
  }
}

/** Keys that some widgets and some verbs take. */
const { node = {}, step = {} } = grammar.shapes;
/** What documents once said at their top although it is always the same. */
const saidForAll: Readonly<Record<string, string>> = {
  version: "one vocabulary holds for all documents",
  method: "every call is a POST",
};

function unknownProperty(name: string, pointer: string, parent: Entries): Words {
  const why = pointer === "" ? saidForAll[name] : undefined;
  if (why !== undefined) return { said: messages.sayNothing(name, why), below: name, at: "key" };
  const properties = entries(parent.properties);
  const near = nearest(name, Object.keys(properties));
  const isMarker = name === "$" || name === "$t" || near === undefined;
  if (isMarker && ("$" in properties || "$t" in properties))
    return { said: messages.oneMarker(), below: name, at: "key" };
  const widget = entries(properties.widget).const;
  if (typeof widget === "string" && node[name]?.forms?.widget)
    return { said: messages.notForWidget(name, widget), below: name, at: "key" };
  const verb = entries(properties.do).const;
  if (typeof verb === "string" && step[name]?.some)
    return { said: messages.notForVerb(name, verb), below: name, at: "key" };
  return { said: messages.unknownProperty(name, near ?? within(name, properties)), below: name, at: "key" };
}

/** Where a key stands that somebody wrote a level too high: `constants.periodDays`. */
function within(name: string, properties: Entries): string | undefined {
  const [group] = Object.entries(properties).find(([, inner]) => name in entries(entries(inner).properties)) ?? [];
  return group === undefined ? undefined : `${group}.${name}`;
}

function discriminator(params: Entries, parent: Entries, data: unknown): Words {
  const { tagValue } = params;
  const tag = String(params.tag);
  if (typeof tagValue !== "string") {
    const slip = tagValue === undefined ? misspeltMaker(tag, data) : undefined;
    if (slip) return { said: slip.said, below: slip.name, at: "key" };
    if (tagValue === undefined) return { said: messages.missingProperty(tag) };
    return { said: messages.wrongType("string", foundType(tagValue)), below: tag };
  }
  const known = elements(parent.oneOf).map((branch) => String(entries(entries(entries(branch).properties)[tag]).const));
  const what = tag === "do" ? "verb" : tag;
  return { said: messages.unknown(what, tagValue, nearestOfList(tagValue, known)), below: tag };
}

function notInList(allowed: readonly unknown[], found: unknown): Words {
  const near =
    typeof found === "string"
      ? nearestOfList(
          found,
          allowed.filter((one) => typeof one === "string"),
        )
      : undefined;
  return {
    said: messages.notInList(allowed, found, near, near === undefined ? requotedIn(allowed, found) : undefined),
  };
}

const counted: Readonly<Record<string, string>> = {
  minLength: "at least # characters",
  maxLength: "at most # characters",
  minItems: "at least # elements",
  maxItems: "at most # elements",
  minProperties: "at least # properties",
  maxProperties: "at most # properties",
  minimum: "at least #",
  maximum: "at most #",
  exclusiveMinimum: "more than #",
  exclusiveMaximum: "less than #",
  multipleOf: "a multiple of #",
};

/** What a bound asks for, in words; undefined of what is none. */
export const limited = (keyword: string, bound: unknown): string | undefined =>
  counted[keyword]?.replace("#", String(bound)).replace(/ 1 (element|character)s$/, " 1 $1");

function limit({ keyword, schema, data, message, params }: ErrorObject): Words {
  if (keyword === "uniqueItems") return repeated(params, elements(data));
  const text = limited(keyword, schema);
  if (text === undefined) return { said: messages.otherwiseWrong(message ?? keyword) };
  const size =
    typeof data === "string" || Array.isArray(data) ? data.length : isEntries(data) ? Object.keys(data).length : data;
  return {
    said: messages.limit(text, String(size)),
  };
}

/** The second of two that are the same. */
function repeated({ i, j }: Entries, all: readonly unknown[]): Words {
  const [one, other] = [Number(i), Number(j)];
  const again = Math.max(one, other);
  return { said: messages.limit("each element once", `${quoted(all[again])} again`), below: again };
}

const named = (type: unknown) => String(type);

function foundType(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if ("$t" in entries(value)) return "a text ($t)";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value;
}

/** A JSON pointer as a path; a step into a list is a number. */
function pathOf(pointer: string, data: unknown): Path {
  const path: (string | number)[] = [];
  let at = data;
  for (const raw of pointer.split("/").slice(1)) {
    const step = raw.replaceAll("~1", "/").replaceAll("~0", "~");
    path.push(Array.isArray(at) ? Number(step) : step);
    at = Array.isArray(at) ? at[Number(step)] : entries(at)[step];
  }
  return path;
}

/** The widget or verb that a place belongs to. */
function noteFor(path: Path, data: unknown): string | undefined {
  let at = data;
  let note = ownNote(data);
  for (const step of path) {
    at = Array.isArray(at) ? at[Number(step)] : entries(at)[step];
    note = ownNote(at) ?? note;
  }
  return note;
}

function ownNote(value: unknown): string | undefined {
  const { widget, do: verb } = entries(value);
  if (typeof widget === "string") return `widget ${widget}`;
  return typeof verb === "string" ? `step ${verb}` : undefined;
}
