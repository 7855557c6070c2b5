import { placeOf } from "../database/place-of.ts";
import { createLender } from "./create-lender.ts";

/** A lender process of its own: PORT, HOST, LOG_LEVEL, SANDBOX=off, PROXIES (addresses, whose word on who asks is taken), ORIGINS (whose pages may call) and where its rows live (`placeOf`). */
async function main(): Promise<void> {
  const { PORT = "4100", HOST = "127.0.0.1", LOG_LEVEL, SANDBOX, PROXIES = "", ORIGINS = "" } = process.env;
  const app = await createLender({
    ...placeOf(process.env),
    sandbox: SANDBOX !== "off",
    origins: ORIGINS.split(",").filter(Boolean),
    logLevel: LOG_LEVEL,
    proxies: PROXIES.split(",").filter(Boolean),
  });
  let closing = false;
  const close = () => {
    if (closing) return;
    closing = true;
    void app.close().then(() => process.exit(0));
  };
  process.once("SIGTERM", close);
  process.once("SIGINT", close);
  const address = await app.listen({ port: Number(PORT), host: HOST });
  process.stdout.write(`sandbox lender at ${address}\n`);
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
