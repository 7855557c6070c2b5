import { describe, expect, it } from "vitest";
import { Compiler } from "../../engine/compile.ts";
import { checkRule } from "../../engine/evaluate.ts";
import { registerOperators } from "../../engine/expression.ts";
import { withBrandWords } from "../../lending/format/brand-words.ts";
import { appOperators } from "../../lending/operators/index.ts";
import { brandPairs, brandValue } from "../../publish/documents/compose-brand.ts";
import { entries } from "../../publish/documents/entries.ts";
import { readDocuments } from "../../publish/documents/read-documents.ts";
import { saidByAll } from "../../publish/documents/said-by.ts";

registerOperators(appOperators);

const { all } = readDocuments(process.cwd());
const ofKind = (...kinds: string[]) => all.filter(({ kind }) => kinds.includes(kind));
const parts = new Map(ofKind("part").map((part) => [String(entries(part.data).id), part]));
const rules = new Map(saidByAll("rule", all).map((rule) => [rule.id, new Compiler().rule(rule)]));
const brands = ofKind("brand");
const texts = (language: string) =>
  new Map(
    ofKind("text")
      .filter(({ file }) => file.includes(language))
      .flatMap(({ data }) =>
        Object.entries(entries(entries(data).texts)).map(([key, text]) => [
          `${String(entries(data).id)}.${key}`,
          String(text),
        ]),
      ),
  );

/** Every object below a value, with those of the parts that it uses. */
function* inside(value: unknown, seen = new Set<string>()): Generator<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const inner of Object.values(value)) yield* inside(inner, seen);
  const { use } = entries(value);
  if (typeof use !== "string" || seen.has(use)) return;
  seen.add(use);
  yield* inside(parts.get(use)?.data, seen);
}

/** A field with a rule and a help whose words nothing but the brand fills. */
interface Field {
  readonly host: string;
  readonly name: string;
  readonly rule: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly help: string;
}

const fields = ofKind("screen", "dialog").flatMap((host): Field[] =>
  [...inside(host.data)].flatMap(({ bind, props }) => {
    const { $t: help, args } = entries(entries(props).help);
    const name = /^form\.(\w+)$/.exec(String(bind))?.[1];
    const { rule, with: params } = entries(entries(entries(host.data).form)[String(name)]);
    if (name === undefined || typeof help !== "string" || args !== undefined || typeof rule !== "string") return [];
    return [{ host: host.file, name, rule, params: entries(params), help }];
  }),
);

/** The figures of a sentence; what is dialled is none. */
const figuresOf = (words: string) =>
  [...words.replaceAll(/\*[\d*]+#/g, "").matchAll(/\d[\d,]*/g)].map(([figure]) => Number(figure.replaceAll(",", "")));

const mixed = (length: number) => "a1".repeat(length).slice(0, length);
const samples = ["", "1", "a", "12345", "123456789", "1".repeat(30), "12345a", mixed(40), mixed(2000), "a@b"];

describe.each(["en_US", "zh_CN"])("V15 in %s, help and error of a field never contradict each other", (language) => {
  const all = texts(language);
  it.each(brandPairs(brands).map(({ business, channel }) => [business, channel] as const))(
    "of brand %s/%s",
    (business, channel) => {
      const brand = brandValue(brands, business, channel);
      const at = (path: unknown): unknown =>
        String(path)
          .split(".")
          .reduce((found: unknown, key) => entries(found)[key], { brand });
      let said = 0;
      const contradictions: string[] = [];
      for (const { host, name, rule: id, params, help } of fields) {
        const rule = rules.get(id);
        const given = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, at(entries(value).$)]));
        const refusal = (value: string) => rule && checkRule(rule, { value, with: given, brand }, () => "");
        const allowed = figuresOf(withBrandWords(all.get(help) ?? "", brand));
        if (allowed.length === 0) continue;
        for (const fault of samples.map(refusal)) {
          if (!fault) continue;
          const words = withBrandWords(all.get(fault.say) ?? "", brand).replaceAll(/\{\{(\w+)\}\}/g, (_, arg: string) =>
            String(fault.args[arg]),
          );
          const other = figuresOf(words).filter((figure) => !allowed.includes(figure));
          if (other.length > 0) contradictions.push(`${host} ${name}: ${words}`);
          said += 1;
        }
        for (const length of allowed)
          if (["0".repeat(length), mixed(length)].every(refusal))
            contradictions.push(`${host} ${name}: ${length} is refused`);
      }
      expect(contradictions).toEqual([]);
      expect(said).toBeGreaterThan(20);
    },
  );
});
