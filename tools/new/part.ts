import type { Kind } from "./kind.ts";
import { newTexts } from "./texts.ts";
import { seenAt, tryScreen } from "./try-screen.ts";
import { wordsOf, writeDocument } from "./write-document.ts";

/** A part that takes a param, and a screen that tries it. */
export const part: Kind = {
  name: "part",
  form: "<area>/<id>",
  make(asked) {
    const { area, id } = asked;
    const file = `screens/${area}/parts/${id}.part.json`;
    const texts = newTexts(asked, id, {
      title: { en: wordsOf(id), zh: `新组件：${wordsOf(id)}` },
      text: { en: "Said by whoever uses this part.", zh: "此文字由使用本组件的页面提供。" },
      home: { en: "Back to home", zh: "返回首页" },
    });
    const said = {
      id,
      params: { text: { type: "string", description: "The words that it shows." } },
      children: [{ widget: "text", props: { text: { $: "with.text" }, role: "body" } }],
    };
    const tried = tryScreen({
      area,
      id,
      children: [{ use: id, with: { text: { $t: `${id}.text` } } }],
    });
    return {
      files: { [file]: writeDocument(file, "part", said), ...texts, ...tried },
      next: [seenAt(id, area), `Use it anywhere as { "use": "${id}", "with": { "text": … } }.`],
    };
  },
};
