import {
  boolean,
  either,
  type Fields,
  listOf,
  nothing,
  numberOf,
  object,
  oneOf,
  record,
  text,
  type Type,
} from "./type.ts";

/** The kinds of failure of which only a call that is made once can be (`engine/api/failure.ts`). */
export const ofOnce = ["unsettled", "unarrived", "carried", "forgotten"];

/** What the engine itself tells of a failure. */
const told: Fields = {
  key: text,
  why: text,
  other: boolean,
  reason: text,
  final: boolean,
  seconds: numberOf("seconds"),
};

/** What a failed step comes to; `kind` is why a call has no content, `refusal` what the server may tell of it. */
export function failureWith(kind: Type, refusal: Type): Type {
  const fields = refusal.is === "object" ? { ...told, ...refusal.fields } : told;
  return object({
    kind,
    status: numberOf("plain"),
    message: text,
    content: either(object(fields), nothing),
    call: text,
  });
}

/** What became of a call that is asked about: its answer, or how it failed. */
export const answerWith = (failure: Type): Type =>
  failure.is === "object" ? object({ ...failure.fields, ok: boolean, content: record }) : failure;

/**
 * What the engine says under `env`, where there are texts of some languages; names of capabilities are held elsewhere.
 */
export const environmentIn = (languages: readonly string[]): Type =>
  object({
    now: numberOf("moment"),
    native: boolean,
    ios: boolean,
    online: boolean,
    keeps: boolean,
    language: languages.length === 0 ? text : oneOf(...languages),
    page: { is: "text", holds: "address" },
    icon: { is: "text", holds: "address" },
    routes: listOf(text),
    can: object({}, boolean),
    entry: object({}, text),
    release: text,
    decision: either(object({ id: text, row: text, because: text, tried: listOf(text) }), nothing),
    origins: listOf(object({ path: text, from: text })),
  });

/** What `route` holds; names of parameters are held elsewhere. */
export const route: Type = object({ params: object({}, text), query: object({}, text), path: text, screen: text });

/** What a read of a call holds. */
export const readOf = (answer: Type, failure: Type): Type =>
  object({
    status: oneOf("idle", "loading", "ok", "error"),
    value: either(answer, nothing),
    error: either(failure, nothing),
    rest: numberOf("plain"),
  });
