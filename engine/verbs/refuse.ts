import { asText } from "../expression/operator/values.ts";
import { textOf } from "../expression/text-of.ts";
import type { Verb } from "./verb.ts";
import { done, wordless } from "./verb.ts";

/** Says at a field why what stands there was refused, until something else does; the field takes the focus. */
export const refuse: Verb = {
  name: "refuse",
  run({ field, text }, { app, scene }) {
    const why = textOf(text).trim();
    if (why === "") return wordless();
    const name = asText("refuse", field);
    scene.form.refuse(name, why);
    app.host.focusFirst([scene.form.domId(name)]);
    return done();
  },
};
