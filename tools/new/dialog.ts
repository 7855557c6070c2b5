import { button } from "./button.ts";
import type { Kind } from "./kind.ts";
import { newTexts } from "./texts.ts";
import { seenAt, tryScreen } from "./try-screen.ts";
import { wordsOf, writeDocument } from "./write-document.ts";

/** A dialog that asks for a yes, and a screen that opens it. */
export const dialog: Kind = {
  name: "dialog",
  form: "<area>/<id>",
  make(asked) {
    const { area, id } = asked;
    const file = `screens/${area}/dialogs/${id}.dialog.json`;
    const texts = newTexts(asked, id, {
      title: { en: wordsOf(id), zh: `新对话框：${wordsOf(id)}` },
      text: { en: "Say here what is asked.", zh: "请在此写明要确认的内容。" },
      yes: { en: "Yes", zh: "是" },
      open: { en: "Open the dialog", zh: "打开对话框" },
      home: { en: "Back to home", zh: "返回首页" },
    });
    const said = {
      id,
      title: { $t: `${id}.title` },
      children: [
        { widget: "text", props: { text: { $t: `${id}.text` }, role: "body" } },
        button(`${id}.yes`, [{ do: "close", with: { value: true } }]),
      ],
    };
    const tried = tryScreen({
      area,
      id,
      action: button(`${id}.open`, [{ do: "dialog", with: { dialog: id } }]),
    });
    return {
      files: { [file]: writeDocument(file, "dialog", said), ...texts, ...tried },
      next: [seenAt(id, area), `Open it by { "do": "dialog", "with": { "dialog": "${id}" }, "ok": [ … ] }.`],
    };
  },
};
