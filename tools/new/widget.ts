import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Kind } from "./kind.ts";
import { pascalOf, wordsOf, writeDocument } from "./write-document.ts";

const index = "widgets/index.ts";

/** A widget with a label that can be pressed, its style, its examples and its line in the index. */
export const widget: Kind = {
  name: "widget",
  form: "<id>",
  make({ root, id }) {
    const folder = `widgets/${id}`;
    const name = pascalOf(id);
    const schema = {
      type: id,
      title: wordsOf(id),
      description: `${wordsOf(id)}: say here what it is for.`,
      props: {
        type: "object",
        additionalProperties: false,
        required: ["label"],
        properties: { label: { description: "Its words.", type: "string", minLength: 1 } },
      },
      events: { press: { description: "It was pressed." } },
      accessibility: { role: "button", name: "label", keyboard: "Enter presses it." },
    };
    const examples = {
      id,
      examples: [
        { name: "default", props: { label: wordsOf(id) } },
        { name: "pending", props: { label: wordsOf(id) }, pending: true },
        {
          name: "long text",
          props: { label: "Words that are so long that they need more than one line on the smallest of all phones" },
        },
      ],
    };
    const files = {
      [`${folder}/${id}.schema.json`]: writeDocument(`${folder}/x`, "widget", schema),
      [`${folder}/${id}.examples.json`]: writeDocument(`${folder}/x`, "widget-examples", examples),
      [`${folder}/${name}.tsx`]: template(root, "widget.tsx.txt", id),
      [`${folder}/${id}.module.css`]: template(root, "widget.css.txt", id),
    };
    return {
      files,
      grown: { [index]: withLine(readFileSync(join(root, index), "utf8"), id, name) },
      next: [
        `See it at /gallery.html?widget=${id} once the app runs. docs/guides/add-a-widget.md says what a widget may do.`,
      ],
    };
  },
};

/** A file to begin with: its marks give way to the widget's names. */
const template = (root: string, file: string, id: string): string =>
  readFileSync(join(root, "tools/new/templates", file), "utf8")
    .replaceAll("<id>", id)
    .replaceAll("<Name>", pascalOf(id))
    .replaceAll("<Words>", wordsOf(id));

/** The index with the widget's line, where its name belongs. */
function withLine(text: string, id: string, name: string): string {
  const key = id.includes("-") ? `"${id}"` : id;
  const from = JSON.stringify(`./${id}/${name}.tsx`);
  const line = `  ${key}: () => import(${from}).then((module) => module.${name}),`;
  const lines = text.split("\n");
  const listed = lines.flatMap((found, at) => {
    const type = /^ {2}"?([\w-]+)"?: \(\) => import/.exec(found)?.[1];
    return type === undefined ? [] : [{ type, at }];
  });
  const after = listed.find(({ type }) => type > id)?.at ?? (listed.at(-1)?.at ?? 0) + 1;
  return [...lines.slice(0, after), line, ...lines.slice(after)].join("\n");
}
