import { listed, quoted, say } from "./say.ts";

/** What is said of the contract with the lender: codes E360 to E372. */
export const contractMessages = {
  requiresNothing: (name: string, nearest?: string) =>
    say("E360", `expected a field that stands in "properties", found ${quoted(name)}`, nearest),
  /** @param required those that are required there, if any */
  emptiedFields: (required: readonly unknown[]) =>
    say(
      "E366",
      `expected ${required.length === 0 ? "a field" : listed(required)} in "properties", found an empty object`,
    ),
  otherWire: (name: string, where: string) =>
    say(
      "E361",
      `expected "wire": "money", as ${where} carries ${quoted(name)}, found none: it would be taken for kobo`,
    ),
  notSensitive: (field: string, call: string) =>
    say("E362", `expected "sensitive": true of ${quoted(field)}, which call ${call} keeps secret, found none`),
  notSecret: (field: string, screen: string) =>
    say(
      "E363",
      `expected "writeOnly": true, since ${screen} fills this with ${quoted(field)}, which is sensitive, found none`,
    ),
  sensitiveShown: (field: string, where: string) =>
    say(
      "E364",
      `expected ${quoted(field)}, which is sensitive, in a call that keeps it secret, a rule's "with" or a condition alone, found it in ${where}`,
    ),
  sensitiveBound: (field: string, secret: string, widget: string) =>
    say(
      "E365",
      `expected ${quoted(field)}, which is sensitive, in ${secret} alone, which keeps it hidden, found it in ${widget}`,
    ),
  breaksContract: (version: string, expected: string, found: string, nearest?: string) =>
    say(
      "E370",
      `expected ${expected}, as version ${version} of the contract says, found ${found}: put it back, or publish the next version by npm run openapi -- --publish --why "…"`,
      nearest,
    ),
  publishedUnreadable: () =>
    say(
      "E371",
      "expected the contract that lenders have, as npm run openapi -- --publish writes it, found one without a version",
    ),
  contractUnsealed: (version: string) =>
    say(
      "E372",
      `expected version ${version} of the contract as it was published, found it changed by hand: put it back, or publish the next version by npm run openapi -- --publish --why "…"`,
    ),
} as const;
