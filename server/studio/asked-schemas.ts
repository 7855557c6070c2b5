import { layerNames } from "../../publish/edit/brand-layers.ts";
import type { QuestionName } from "../../publish/studio/questions.ts";
import { shares } from "../store/shares.ts";
import type { Role } from "../../publish/studio/roles.ts";

const code = { type: "string", pattern: "^[0-9]{1,6}$" };
const pair = { business: code, channel: code };
const file = { type: "string", maxLength: 300 };
/** As long as a document may be. */
const paper = { type: "string", maxLength: 1_000_000 };
const spot = { file, text: paper, at: { type: "integer", minimum: 0 } };
const reason = { type: "string", pattern: "\\S", maxLength: 500 };
/** Whatever somebody types in an address: of what is no name he is told that there is no such decision. */
const decision = { type: "string", maxLength: 200 };
const name = { type: "string", pattern: "^[A-Za-z0-9_-]{1,100}$" };
const release = { type: "string", maxLength: 64 };
const print = { type: "string", maxLength: 64 };
const words = { type: "string", maxLength: 200 };
const number = { type: "integer", minimum: 1 };

const path = { type: "array", minItems: 1, maxItems: 8, items: { type: "string", maxLength: 64 } };

const object = (properties: Readonly<Record<string, object>>, required = Object.keys(properties)) => ({
  type: "object",
  additionalProperties: false,
  properties,
  required,
});

const scene = object({ kind: { enum: ["screen", "dialog"] }, id: name, loading: { type: "boolean" } }, ["kind", "id"]);
/** The way to a node of the app, as its page has it. */
const steps = {
  type: "array",
  maxItems: 60,
  items: object({ key: { type: "string", maxLength: 200 }, widget: name }, ["key"]),
};

const edit = object(
  {
    ...pair,
    path,
    value: {},
    was: {},
    layer: { enum: layerNames },
    texts: {
      type: "array",
      maxItems: 60,
      items: object({
        language: name,
        key: { type: "string", pattern: "^[A-Za-z0-9-]{1,100}\\.[A-Za-z0-9_-]{1,200}$" },
        words: { type: "string", maxLength: 2_000 },
      }),
    },
  },
  ["business", "channel", "path"],
);

/** What each question is asked with. */
export const askedSchemas: Readonly<Record<QuestionName, object>> = {
  news: object({}),
  changes: object({ search: words }),
  setter: object({ file, path, since: { type: "string", maxLength: 40 } }),
  history: object({ value: words, brand: words, person: words }),
  releases: object({ from: release, to: release, pair: { type: "string", maxLength: 20 } }, ["from", "to"]),
  standing: object({}),
  publish: object({ draft: print, why: reason, share: { enum: shares } }),
  approve: object({ draft: print }),
  back: object({ of: release, why: reason, release }, ["of", "why"]),
  brands: object({}),
  screens: object({}),
  brand: object(pair),
  inspect: object({ ...pair, language: name, scene, steps, widget: name, words: { type: "string", maxLength: 300 } }, [
    "business",
    "channel",
    "language",
    "steps",
    "widget",
    "words",
  ]),
  shown: object({ ...pair, scene, nodes: { type: "array", maxItems: 1_000, items: steps } }),
  compare: object({ left: object(pair), right: object(pair) }),
  marks: object({}),
  policies: object({}),
  edit,
  offer: edit,
  try: object({ file, text: paper }),
  undo: object({ edit: number }),
  paper: object({ file }),
  save: object({ file, before: paper, text: paper }, ["file", "text"]),
  texts: object({ search: words }),
  complete: object(spot),
  hover: object(spot),
  decisions: object({}),
  decision: object({ decision }),
  why: object({ decision, inputs: { type: "object", maxProperties: 100 } }),
  unnoticed: object({ decision }),
};

/** What whoever asks it must be at least. */
export const leastRoles: Readonly<Record<QuestionName, Role>> = {
  news: "viewer",
  changes: "viewer",
  setter: "viewer",
  history: "viewer",
  releases: "viewer",
  standing: "viewer",
  publish: "publisher",
  approve: "publisher",
  back: "publisher",
  brands: "viewer",
  screens: "viewer",
  brand: "viewer",
  inspect: "viewer",
  shown: "viewer",
  compare: "viewer",
  marks: "viewer",
  policies: "viewer",
  edit: "editor",
  offer: "editor",
  try: "editor",
  undo: "editor",
  paper: "viewer",
  texts: "viewer",
  complete: "viewer",
  hover: "viewer",
  save: "editor",
  decisions: "viewer",
  decision: "viewer",
  why: "viewer",
  unnoticed: "viewer",
};
