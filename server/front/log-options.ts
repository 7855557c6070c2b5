import type { FastifyRequest } from "fastify";
import { BrokenContract } from "../contract/broken-contract.ts";

/** All that a line of the log may hold beside its words; everything else is left out. */
const FIELDS = new Set(["req", "res", "err", "reqId", "responseTime", "call", "breaches"]);
/** What is said of a query: which brand and language. Any other name, and a value of another shape, is left out. */
const QUERY = ["b", "c", "bl"] as const;
const FRAMES = 10;

/**
 * Options for the logger of every server. What may be logged is listed here, not what may not: a route by its pattern,
 * an error by its kind and place, words that are fixed. No path, query, header, body, parameter of a statement or
 * message of an error reaches the log, whoever made it (R75).
 */
export function logOptions(level = "warn") {
  return {
    level,
    formatters: { log: (fields: Record<string, unknown>) => only(fields) },
    serializers: { req: asked, res: ({ statusCode }: { statusCode: number }) => ({ statusCode }), err: failed },
    hooks: {
      logMethod(this: unknown, given: unknown[], write: (this: unknown, fields: object, words: string) => void) {
        const [first, second] = given;
        const fields =
          first instanceof Error ? { err: first } : typeof first === "object" && first !== null ? first : {};
        write.call(this, fields, fixedWords(typeof first === "string" ? first : second));
      },
    },
  };
}

function only(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => FIELDS.has(name)));
}

function asked({ method, routeOptions, query }: FastifyRequest) {
  // A request without a route has a path that anybody wrote.
  const given: Partial<Record<string, unknown>> = typeof query === "object" && query !== null ? { ...query } : {};
  const kept = QUERY.flatMap((name) => {
    const value = given[name];
    return typeof value === "string" && /^\w{2,5}$/.test(value) ? [`${name}=${value}`] : [];
  });
  return { method, url: `${routeOptions?.url ?? "no route"}${kept.length > 0 ? "?" : ""}${kept.join("&")}` };
}

/** What is said of an error. */
interface Said {
  [detail: string]: unknown;
  type: string;
  /** Always empty: Fastify wants one. */
  message: "";
  stack: string;
}

/** Where and what kind: a message may say what somebody typed, and what a database says does. */
function failed(error: Error): Said {
  const said: Partial<Record<string, unknown>> = Object.fromEntries(Object.entries(error));
  return {
    type: error.constructor.name,
    message: "",
    // Codes of Node, of Fastify and of PostgreSQL; names of tables and rules are ours.
    ...Object.fromEntries(
      ["code", "table", "column", "constraint"]
        .filter((name) => typeof said[name] === "string" && /^\w{1,60}$/.test(said[name]))
        .map((name) => [name, said[name]]),
    ),
    ...(error instanceof BrokenContract && { breaches: error.breaches }),
    stack: placesOf(error),
    ...(error.cause instanceof Error && { cause: failed(error.cause) }),
  };
}

/** The lines after the message, which may have any number of its own. */
function placesOf({ stack = "", message }: Error): string {
  const after = stack.slice(stack.indexOf(message) + message.length);
  const places = after.split("\n").filter((line) => /^\s+at /.test(line));
  return places.slice(0, FRAMES).join("\n");
}

/** Short words in small letters, as code writes them: what comes from outside has digits, signs or capitals. */
function fixedWords(words: unknown): string {
  const fixed = typeof words === "string" && /^[A-Z]?[a-z]{0,14}(,? [a-z]{1,14})*$/.test(words);
  return fixed ? words : "(left out)";
}
