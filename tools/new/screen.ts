import { actionBar, button, goHome } from "./button.ts";
import type { Kind } from "./kind.ts";
import { newTexts } from "./texts.ts";
import { wordsOf, writeDocument } from "./write-document.ts";

/** A screen with its words and a way home, which a link from outside may open until a step leads there. */
export const screen: Kind = {
  name: "screen",
  form: "<area>/<id>",
  make(asked) {
    const { area, id } = asked;
    const file = `screens/${area}/${id}.screen.json`;
    const text = newTexts(asked, id, {
      title: { en: wordsOf(id), zh: `新页面：${wordsOf(id)}` },
      intro: { en: "Say here what this screen is for.", zh: "请在此说明本页的用途。" },
      home: { en: "Back to home", zh: "返回首页" },
    });
    const said = {
      id,
      route: `/${id}`,
      access: "any",
      external: "Whoever writes it types its address.",
      title: { $t: `${id}.title` },
      children: [
        {
          widget: "stack",
          props: { padding: 16, gap: 16 },
          children: [{ widget: "text", props: { text: { $t: `${id}.intro` }, role: "body" } }],
        },
        actionBar([button(`${id}.home`, goHome)]),
      ],
    };
    return {
      files: { [file]: writeDocument(file, "screen", said), ...text },
      next: [
        `See it at #/${id} of the running app, in any brand. docs/guides/write-a-screen.md says what a screen can do.`,
      ],
    };
  },
};
