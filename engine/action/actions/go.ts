import type { Action } from "../action.ts";
import { done } from "../action.ts";
import { targetOf } from "../../navigation/target.ts";

/** Navigates inside the app. */
export const go: Action = {
  name: "go",
  run({ to, query, replace }, { app }) {
    app.navigator.go(targetOf(String(to), query as Record<string, unknown> | undefined), {
      replace: replace === true,
    });
    return done();
  },
};
