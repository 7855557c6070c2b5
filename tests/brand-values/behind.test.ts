import { describe, expect, it } from "vitest";
import { Project } from "../../publish/check/given/project.ts";
import { entries } from "../../publish/documents/entries.ts";
import { readDocuments } from "../../publish/documents/read-documents.ts";
import { Behind } from "./behind.ts";
import { features } from "./features.ts";

const project = new Project(readDocuments(process.cwd()));

/** Every text of a language, by key. */
function textsOf(language: string): ReadonlyMap<string, string> {
  const files = project.documents.filter(
    ({ kind, file }) => kind === "text" && file.startsWith(`locales/${language}/`),
  );
  return new Map(
    files.flatMap(({ data }) => {
      const { id, texts } = entries(data);
      return Object.entries(entries(texts)).map(([key, words]) => [`${String(id)}.${key}`, String(words)] as const);
    }),
  );
}

/** Kinds of document of which nothing stands on a screen that is drawn. */
const opened = ["dialog", "decision", "catalogue", "rule"];
/** What a step says at once; what it sets is drawn. */
const speaking = ["toast", "dialog", "share", "copy", "calendar"];

/** The rules of forms; the others are asked by the lender alone. */
const ofForms = new Set(
  project.documents.flatMap((document) =>
    project.places(document).references.flatMap(({ to, name }) => (to === "rule" ? [name] : [])),
  ),
);

/** Every text that comes up only when something happens: in dialogs, in toasts, under fields. */
const said = project.documents.flatMap((document) => {
  if (document.kind === "rule" && !ofForms.has(entries(document.data).id)) return [];
  const { texts, steps } = project.places(document);
  const speeches = steps.filter(({ step }) => speaking.includes(String(step.do))).map(({ path }) => path.join(" "));
  const inSpeech = (path: string) => speeches.some((speech) => path.startsWith(`${speech} with `));
  return texts
    .filter(({ path }) => opened.includes(document.kind) || inSpeech(path.join(" ")))
    .map(({ key, path }) => ({ document, key, path }));
});

describe.each(["en_US", "zh_CN"] as const)("A5 in %s", (language) => {
  const texts = textsOf(language);

  it.each(Object.entries(features))(
    "what comes up names %s only behind its flag",
    (flag, { [language]: called, else: other }) => {
      const behind = new Behind(project, flag);
      const naming = [...texts].filter(([, words]) => called.test(other ? words.replace(other, "") : words));
      const open = said.flatMap(({ document, key, path }) =>
        naming
          .filter(([text]) => text === key || text.startsWith(`${key}_`))
          // A form of a text by a call is said of that call.
          .filter(([text]) => !behind.place({ document, path }) && !behind.call(text.slice(key.length + 1)))
          .map(([text]) => `${text} in ${document.file}`),
      );
      expect(open).toEqual([]);
    },
  );
});

it("what comes up is said in dialogs, toasts and under fields", () => {
  const keys = said.map(({ key }) => key);
  expect(keys).toEqual(
    expect.arrayContaining(["bank-card.remove-title", "bank-card.removed", "rules.card-missing", "invite.share-text"]),
  );
});
