import { _, Ajv2020, type AnySchemaObject } from "ajv/dist/2020.js";
import { callRef } from "ajv/dist/vocabularies/core/ref.js";

/**
 * How schemas are compiled: each by itself. What leads into another file is looked up where it is run, by `this.of` of
 * whoever runs it, so that a file that changes is compiled alone.
 * @param source whether what is compiled can be had as code, too.
 */
export function newAjv(source = false): Ajv2020 {
  const ajv = new Ajv2020({
    // 0.07 is a multiple of 0.01, which a division of binary fractions denies.
    multipleOfPrecision: 9,
    allErrors: true,
    verbose: true,
    strict: true,
    allowUnionTypes: true,
    strictRequired: true,
    discriminator: true,
    ownProperties: true,
    passContext: true,
    // Hundreds of small definitions: functions that are not optimised compile twice as fast and run as fast as needed.
    inlineRefs: false,
    code: { optimize: false, source },
    // The schema of schemas would be compiled for each; one of its own holds them all to it.
    meta: false,
    validateSchema: false,
    logger: false,
  });
  ajv.addKeyword({ keyword: "wire", schemaType: "string" });
  // What a brand's figure is counted in, and that no layer need state a value.
  ajv.addKeyword({ keyword: "unit", schemaType: "string" });
  // What a text or a number is the id of.
  ajv.addKeyword({ keyword: "idOf", schemaType: "string" });
  // The values that are known of it, beside which others may come; what a text holds.
  ajv.addKeyword({ keyword: "known", schemaType: "array" });
  ajv.addKeyword({ keyword: "holds", schemaType: "string" });
  // Other flags without which one promises what does not happen.
  ajv.addKeyword({ keyword: "needs", schemaType: "array" });
  // Another value that this one does not pass, or that it is a multiple of; what the codes of a list, or its keys, are
  // codes of, or what else it names: a screen, a sign, a text by its key, or one by the end of it (`text slides.title`).
  ajv.addKeyword({ keyword: "atMost", schemaType: "string" });
  ajv.addKeyword({ keyword: "inSteps", schemaType: "string" });
  ajv.addKeyword({ keyword: "onlyWhere", schemaType: "object" });
  ajv.addKeyword({ keyword: "names", schemaType: "string" });
  // That no two values of a group are the same.
  ajv.addKeyword({ keyword: "distinct", schemaType: "boolean" });
  // That a change of it is told until it is published with a reason.
  ajv.addKeyword({ keyword: "published", schemaType: "boolean" });
  // That a prop of a widget says nothing, so that it is nothing that a document does.
  ajv.addKeyword({ keyword: "look", schemaType: "boolean" });
  ajv.addKeyword({ keyword: "hides", schemaType: "array" });
  ajv.addKeyword({ keyword: "narrows", schemaType: "object" });
  // That a prop of a widget makes it a primary action, with this value or left out.
  ajv.addKeyword({ keyword: "docked", schemaType: "string" });
  // What a route is for: the screens that it may lead to. What a colour says: between which hues it lies.
  ajv.addKeyword({ keyword: "screens", schemaType: "array" });
  ajv.addKeyword({ keyword: "hue", schemaType: "object" });
  // That of two times, with a hyphen between them, the first is before the last.
  ajv.addKeyword({ keyword: "rises", schemaType: "boolean" });
  // What a pattern asks for, in words.
  ajv.addKeyword({ keyword: "expects", schemaType: "string" });
  ajv.addKeyword({ keyword: "optional", schemaType: "boolean" });
  leadElsewhere(ajv);
  return ajv;
}

function leadElsewhere(ajv: Ajv2020): void {
  const rule = ajv.RULES.all.$ref;
  if (typeof rule !== "object" || !("code" in rule.definition)) throw new Error("expected ajv's own $ref, found none");
  const { definition: own } = rule;
  ajv.removeKeyword("$ref");
  ajv.addKeyword({
    ...own,
    keyword: "$ref",
    code(cxt) {
      const led: unknown = cxt.schema;
      if (typeof led !== "string" || led.startsWith("#")) own.code(cxt);
      else callRef(cxt, cxt.gen.const("led", _`this.of(${led})`));
    },
  });
}

let schemas: Ajv2020 | undefined;

/** @throws where it is no schema. */
export function holdToForm(schema: AnySchemaObject): void {
  schemas ??= new Ajv2020({ strict: false, logger: false });
  void schemas.validateSchema(schema, true);
}
