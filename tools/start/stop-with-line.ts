/** Ends the process with one clear line instead of a stack. */
export function stopWithLine(error: unknown, port: number): never {
  const { code, message } = error as { code?: string; message?: string };
  const line =
    code === "EADDRINUSE"
      ? `Port ${port} is taken: stop what uses it, or choose another one with PORT=${port + 1} npm start.`
      : (message ?? String(error));
  console.error(line);
  process.exit(1);
}
