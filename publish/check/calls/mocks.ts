import { posix } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { Compiler } from "../../../engine/compile.ts";
import { resolveValue } from "../../../engine/evaluate.ts";
import { messageOf, Reader } from "../../../engine/expression.ts";
import type { Document } from "../../documents/document.ts";
import type { Path } from "../../documents/position.ts";
import { type Checking, ofEach } from "../given/checking.ts";
import type { Project } from "../given/project.ts";
import { messages } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import type { Said } from "../../faults/say.ts";
import { entries, valueAt } from "../../documents/entries.ts";
import { breaches } from "./breaches.ts";

const base = "https://documents.invalid/";
/** Any time will do: what is checked is the shape. */
const now = 1_800_000_000_000;
const reader = new Reader((path) => (path === "env.now" ? now : undefined));

/** A mock stands for a call, and its content is what that call's answer may be (A4). */
export const checkMocks = ofEach((given, mock) => checkMock(given, given.project.whole(entitySchemas), mock), "mock");

function entitySchemas(project: Project): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    ownProperties: true,
    logger: false,
    verbose: true,
    // Whether an entity is a schema at all is said of the entity; what compiles to nothing is tried against nothing.
    validateSchema: false,
    // Each runs once.
    inlineRefs: false,
    code: { optimize: false },
  });
  for (const [file, { data }] of project.ofKind("entity")) ajv.addSchema({ ...entries(data), $id: base + file });
  return ajv;
}

function checkMock({ project, report }: Checking, ajv: Ajv2020, mock: Document): void {
  const { id, content } = entries(mock.data);
  const calls = project.ofKind("call");
  const call = calls.get(String(id));
  if (!call) {
    report(mock, ["id"], messages.unknown("call", String(id), nearest(String(id), [...calls.keys()])));
    return;
  }
  const say = (path: Path, said: Said, at: "key" | "value" = "value") => {
    const place = written(content, path);
    report(mock, ["content", ...place], messages.mockBreaks(call.file, said), {
      at: place.length < path.length ? "value" : at,
    });
  };
  const check = shapeOf(ajv, call);
  if (!check) return;
  try {
    const answer = resolveValue(new Compiler().value(content), { reader, text: (key) => key });
    if (check(answer)) return;
    const type = project.types.declared.answer(id);
    for (const { path, said, at } of breaches(check.errors ?? [], answer, type)) say(path, said, at);
  } catch (error) {
    say([], messages.otherwiseWrong(messageOf(error)));
  }
}

/**
 * How much of a place in an answer stands written in the mock; what is made of an expression stands where that does.
 */
function written(content: unknown, path: Path): Path {
  const inside = path.findIndex((_, at) => valueAt(content, path.slice(0, at + 1)) === undefined);
  return inside < 0 ? path : path.slice(0, inside);
}

/** What an answer of a call may be; undefined where that is no shape, which is said of the call or the entity. */
function shapeOf(ajv: Ajv2020, call: Document): ValidateFunction | undefined {
  const { id, response } = entries(call.data);
  try {
    const $id = base + posix.join(posix.dirname(call.file), `${String(id)}.response`);
    // What was made ready of this call in an earlier round gives way.
    return ajv.removeSchema($id).compile({ ...entries(response), $id });
  } catch {
    return undefined;
  }
}
