import type { Plugin } from "vite";
import { Compiler } from "../../engine/compile.ts";
import { registerOperators } from "../../engine/expression.ts";
import { appOperators } from "../../lending/operators/index.ts";

interface Mock {
  readonly id: string;
  readonly content: unknown;
}

/** Mock documents come to the page compiled, as published documents do. */
export function mocksPlugin(): Plugin {
  // A mock may name whatever documents may; the page has them registered before a screen that asks for it is there.
  registerOperators(appOperators);
  const { value } = new Compiler();
  return {
    name: "compiled-mocks",
    enforce: "pre",
    transform(code, id) {
      if (!id.endsWith(".mock.json")) return undefined;
      // A document of our own; `npm run check` holds it to its schema.
      const { id: call, content } = JSON.parse(code) as Mock;
      return { code: JSON.stringify({ id: call, content: value(content) }), map: null };
    },
  };
}
