import { button, goHome } from "./button.ts";
import type { Kind } from "./kind.ts";
import { newTexts } from "./texts.ts";
import { seenAt, tryScreen } from "./try-screen.ts";
import { wordsOf, writeDocument } from "./write-document.ts";

/** Where its screen lies: what stands in `entry` is held to the rules of the way in. */
const area = "help";

/** A decision of two rows with a case for each, and a screen that takes it. */
export const decision: Kind = {
  name: "decision",
  form: "<id>",
  make(asked) {
    const { id } = asked;
    const file = `rules/decisions/${id}.decision.json`;
    const texts = newTexts(asked, id, {
      title: { en: wordsOf(id), zh: `新决策：${wordsOf(id)}` },
      take: { en: "Take the decision", zh: "执行决策" },
      guest: { en: "You are not logged in", zh: "您尚未登录" },
      home: { en: "Back to home", zh: "返回首页" },
    });
    const said = {
      id,
      description: `${wordsOf(id)}: say here what is decided.`,
      inputs: { known: { type: "boolean", description: "The borrower is logged in." } },
      rows: [
        {
          id: "guest",
          when: { "===": [{ var: "inputs.known" }, false] },
          then: [{ do: "toast", with: { text: { $t: `${id}.guest` }, kind: "warn" } }],
          because: "Nobody is logged in.",
        },
        { id: "proceed", then: goHome, because: "Nothing stands against it." },
      ],
      undecided: { then: goHome, because: "A value is missing." },
      cases: [
        { description: "A guest", given: { known: false }, row: "guest" },
        { description: "A borrower", given: { known: true }, row: "proceed" },
        { description: "Nothing is known", given: {}, row: "undecided" },
      ],
    };
    const tried = tryScreen({
      area,
      id,
      action: button(`${id}.take`, [
        { do: "decide", with: { decision: id, inputs: { known: { $: { "!!": [{ var: "session.token" }] } } } } },
      ]),
    });
    return {
      files: { [file]: writeDocument(file, "decision", said), ...texts, ...tried },
      next: [`npm run decide -- ${id} says what it decides upon.`, seenAt(id, area)],
    };
  },
};
