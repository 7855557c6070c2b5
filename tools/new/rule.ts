import { button } from "./button.ts";
import type { Kind } from "./kind.ts";
import { moreTexts, newTexts } from "./texts.ts";
import { seenAt, tryScreen } from "./try-screen.ts";
import { wordsOf, writeDocument } from "./write-document.ts";

/** Where its screen lies. */
const area = "help";

/** A rule with a check and its cases, and a screen with a field that it holds. */
export const rule: Kind = {
  name: "rule",
  form: "<id>",
  make(asked) {
    const { id } = asked;
    const file = `rules/validation/${id}.rule.json`;
    const say = `rules.${id}`;
    const said = {
      id,
      description: `${wordsOf(id)}: say here what it holds.`,
      value: { type: "string" },
      checks: [{ must: { trim: [{ var: "value" }] }, say }],
      cases: [{ accept: ["x", " x "] }, { reject: [null, "", "  "], say }],
    };
    const words = { [id]: { en: "Please fill this in", zh: "请填写此项" } };
    const texts = newTexts(asked, `try-${id}`, {
      title: { en: wordsOf(id), zh: `新规则：${wordsOf(id)}` },
      label: { en: wordsOf(id), zh: `新字段：${wordsOf(id)}` },
      check: { en: "Check", zh: "检查" },
      fine: { en: "It holds", zh: "符合规则" },
      home: { en: "Back to home", zh: "返回首页" },
    });
    const tried = tryScreen({
      area,
      id,
      texts: `try-${id}`,
      form: { value: { rule: id } },
      children: [{ widget: "text-field", bind: "form.value", props: { label: { $t: `try-${id}.label` } } }],
      action: button(
        `try-${id}.check`,
        [{ do: "validate" }, { do: "toast", with: { text: { $t: `try-${id}.fine` }, kind: "success" } }],
        { submit: true },
      ),
    });
    return {
      files: { [file]: writeDocument(file, "rule", said), ...texts, ...tried },
      grown: moreTexts(asked, "rules", words),
      next: [
        seenAt(id, area),
        `Delete locales/*/try-${id}.text.json with it. A field takes it as "form": { "<field>": { "rule": "${id}" } }.`,
      ],
    };
  },
};
