import { messageOf } from "../../engine/expression.ts";
import { valuesOf } from "../../engine/operator.ts";

/** Ends the process with one clear line instead of a stack. */
export function stopWithLine(error: unknown, port: number): never {
  const { code } = valuesOf(error);
  const line =
    code === "EADDRINUSE"
      ? `Port ${port} is taken: stop what uses it, or choose another one with PORT=${port + 1} npm start.`
      : messageOf(error);
  console.error(line);
  process.exit(1);
}
