import { entries } from "../../documents/entries.ts";
import { boolean, type Fields, numberOf, object, oneOf, type Type } from "../types/type.ts";
import type { KnownDocuments } from "./asked.ts";
import type { DeclaredTypes } from "./declared-types.ts";

/** What one fact is: in words, and of which type. */
interface FactType {
  readonly says: string;
  readonly type: (documents: KnownDocuments, declared: DeclaredTypes) => Type;
}

const truths = (names: Iterable<string>): Fields => Object.fromEntries([...names].map((name) => [name, boolean]));
const truthsOf =
  (kind: string): FactType["type"] =>
  (documents) =>
    object(truths(documents.ofKind(kind).keys()));

/**
 * What documents come to with a brand, by name: what policies read under `facts`. Each is worked out in the file of its
 * name in `publish/check/policies/facts/`; here stands what it is.
 */
export const factTypes = {
  asks: {
    says: "Which data of the phone a borrower can be asked for, on screens that he can reach.",
    type: () => object(truths(["contacts", "photos", "call-log", "location", "messages"])),
  },
  calls: { says: "Which calls the screens make that a borrower can reach.", type: truthsOf("call") },
  consents: {
    says: "unticked: no agreement on screens that a borrower can reach is ticked before he ticks it, but that of the security scan; given: whatever says to the lender that he agrees says what he ticked.",
    type: () => object(truths(["unticked", "given"])),
  },
  product: {
    says: "What the first loan comes to: dailyInterestPercent, its interest a day; days, how long it runs.",
    type: () => object({ dailyInterestPercent: numberOf("percent"), days: numberOf("days") }),
  },
  promises: {
    says: "What this brand promises never to read of the phone.",
    type: () => object(truths(["contacts", "photos", "call-log", "location", "messages"])),
  },
  says: {
    says: "Which texts the screens say that a borrower can reach, by file and key.",
    type: (documents) => {
      const files = [...documents.ofKind("text").values()].map(({ data }) => entries(data));
      const keys = (id: unknown) =>
        files.filter((one) => one.id === id).flatMap((one) => Object.keys(entries(one.texts)));
      return object(Object.fromEntries(files.map(({ id }) => [String(id), object(truths(keys(id)))])));
    },
  },
  screens: { says: "Which screens a borrower can reach.", type: truthsOf("screen") },
  shown: {
    says: "Which values of the brand are told on screens that a borrower can reach.",
    type: () => object({ ...truths(["legalName", "licence"]), support: object(truths(["phone", "email", "address"])) }),
  },
  store: {
    says: "From which store the native app is got: play, or none.",
    type: () => oneOf("play", "none"),
  },
  told: {
    says: "Which figures of a loan are told on every way to a call that pays it out, by the field of the answer: named by their locked text, critical, and shown with the flags of this brand.",
    type: (documents, declared) => {
      const calls = [...documents.ofKind("disclosure").values()].flatMap(({ data }) =>
        Object.values(entries(entries(data).calls)).map((call) => entries(call).answer),
      );
      const fields = calls.flatMap((call) => {
        const answer = declared.answer(call);
        return answer.is === "object" ? Object.keys(answer.fields) : [];
      });
      return object(truths(fields));
    },
  },
} satisfies Readonly<Record<string, FactType>>;

/** The name of a fact. */
export type FactName = keyof typeof factTypes;

/** All facts, as policies read them. */
export const typeOfFacts = (documents: KnownDocuments, declared: DeclaredTypes): Type =>
  object(Object.fromEntries(Object.entries(factTypes).map(([name, { type }]) => [name, type(documents, declared)])));
