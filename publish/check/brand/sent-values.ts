import { Compiler } from "../../../engine/compile.ts";
import { checkRule } from "../../../engine/evaluate.ts";
import { variablesOf } from "../../../engine/expression.ts";
import type { PublishedRule } from "../../../engine/published.ts";
import { type EffectiveBrand, pairName } from "../../documents/compose-brand.ts";
import type { Document } from "../../documents/document.ts";
import { elements, type Entries, entries, valueAt } from "../../documents/entries.ts";
import { type Json, jsonAt, type JsonObject, objectOf } from "../../documents/json.ts";
import { mergeObjects } from "../../documents/merge.ts";
import { saidBy } from "../../documents/said-by.ts";
import { messages } from "../../faults/messages.ts";
import type { Check } from "../given/checking.ts";
import type { Project } from "../given/project.ts";
import { tellingOnce } from "./told-once.ts";

/** A field of a form that a call is given as it is, and what a brand has to say in what the field may be. */
interface Sent {
  readonly call: string;
  readonly name: string;
  /** What the call asks of it. */
  readonly asked: Entries;
  readonly rule: string;
  /** What the rule is handed. */
  readonly handed: Entries;
}

/** So many digits are tried at most. */
const MOST = 24;

/** A text of each length, as a number begins that somebody typed. */
const typed = Array.from({ length: MOST }, (_, at) => "8031234567".repeat(3).slice(0, at + 1));

/**
 * What a brand lets somebody type, the call that it is sent with takes: a transaction password of six digits is none
 * where the contract asks for four. Tried with texts of digits: of other texts no brand says how long they are.
 */
export const checkSentValues: Check = ({ project, report }) => {
  const tell = tellingOnce({ project, report });
  for (const sent of project.whole(allSent)) {
    const { call, name, asked, rule } = sent;
    const read = [...brandPathsIn(sent.handed), ...(project.about(rule, ruleOf)?.paths ?? [])];
    const [path] = read;
    if (path === undefined) continue;
    for (const brand of project.brands) {
      const handed = handedBy(brand, sent.handed);
      if (!handed) continue;
      const said = read.reduce<JsonObject>((all, path) => mergeObjects(all, only(brand.value, path)), {});
      // Most brands say the same, which is tried once.
      const refused = project.about(JSON.stringify({ rule, asked, handed, brand: said } satisfies Tried), refusedOf);
      if (refused === undefined) continue;
      const pair = pairName(brand);
      const value = valueAt(brand.value, path);
      tell(brand, path, messages.sentRefused(pair, `${call}.${name}`, inWords(asked), value, refused));
    }
  }
};

/** One value, where it stands. */
const only = (value: Json, path: readonly string[]): JsonObject =>
  objectOf(path.reduceRight<Json>((found, key) => ({ [key]: found }), jsonAt(value, path) ?? null));

/** What is tried: a rule, with all that it reads. */
interface Tried extends Pick<Sent, "rule" | "asked" | "handed"> {
  /** What is read of the brand. */
  readonly brand: Entries;
}

/** The first text that the rule takes, and the call does not. */
function refusedOf(project: Project, tried: string): string | undefined {
  const { rule, asked, handed, brand } = entries(JSON.parse(tried));
  const published = project.about(String(rule), ruleOf)?.published;
  const given = { with: entries(handed), brand: entries(brand) };
  return typed
    .filter((value) => !fits(entries(asked), value))
    .find((value) => published && checkRule(published, { value, ...given }, (key) => key) === null);
}

const allSent = (project: Project): readonly Sent[] =>
  project.documents.flatMap((document) => project.about(document, sentIn));

function sentIn(project: Project, document: Document): readonly Sent[] {
  const hosts = project.hosts.of(document);
  return project.places(document).steps.flatMap(({ step }) => {
    const { call, body } = entries(step.with);
    const { request } = entries(project.ofKind("call").get(String(call))?.data);
    if (step.do !== "call") return [];
    return Object.entries(entries(body)).flatMap(([name, value]) => {
      const { $: path } = entries(value);
      const field = typeof path === "string" ? /^form\.(\w+)$/.exec(path)?.[1] : undefined;
      const asked = entries(entries(entries(request).properties)[name]);
      if (field === undefined || asked.type !== "string") return [];
      return hosts.flatMap((host) => {
        const { rule, with: handed } = entries(entries(entries(host.data).form)[field]);
        return typeof rule === "string" ? [{ call: String(call), name, asked, rule, handed: entries(handed) }] : [];
      });
    });
  });
}

interface Ruling {
  readonly published: PublishedRule;
  /** What its checks read of the brand. */
  readonly paths: readonly (readonly string[])[];
}

function ruleOf(project: Project, id: string): Ruling | undefined {
  const document = project.ofKind("rule").get(id);
  if (!document) return undefined;
  try {
    const checks = elements(entries(document.data).checks);
    return {
      published: new Compiler().rule(saidBy("rule", document)),
      paths: checks.flatMap((check) => brandPathsIn({ $: entries(check).must })),
    };
  } catch {
    // What cannot be compiled is said of the rule.
    return undefined;
  }
}

/** What a rule is handed in a brand; nothing where that follows from more than the brand. */
function handedBy({ value }: EffectiveBrand, handed: Entries): Entries | undefined {
  const given: Record<string, unknown> = {};
  for (const [name, says] of Object.entries(handed)) {
    const { $: path } = entries(says);
    if (typeof says === "object" && !(typeof path === "string" && path.startsWith("brand."))) return undefined;
    given[name] = typeof path === "string" ? valueAt(value, path.split(".").slice(1)) : says;
  }
  return given;
}

const brandPathsIn = (values: Entries): readonly (readonly string[])[] =>
  Object.values(values).flatMap((value) =>
    variablesOf(entries(value).$ ?? value).flatMap(({ name }) =>
      name.startsWith("brand.") ? [name.split(".").slice(1)] : [],
    ),
  );

const fits = ({ pattern, minLength, maxLength }: Entries, typed: string): boolean =>
  !(typeof pattern === "string" && !new RegExp(pattern, "u").test(typed)) &&
  !(typeof minLength === "number" && typed.length < minLength) &&
  !(typeof maxLength === "number" && typed.length > maxLength);

const inWords = ({ pattern, minLength, maxLength }: Entries): string =>
  [
    ...(typeof pattern === "string" ? [`a text like ${pattern}`] : []),
    ...(typeof minLength === "number" ? [`at least ${minLength} characters`] : []),
    ...(typeof maxLength === "number" ? [`at most ${maxLength} characters`] : []),
  ].join(", ");
