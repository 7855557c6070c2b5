import { openapi } from "../server/contract/openapi/openapi.ts";

// Whoever reads only the beginning (`| head`) closes the pipe: that is no fault.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));

// Prints the contract as OpenAPI 3.1: `node tools/run.mjs openapi > openapi.json`.
process.stdout.write(`${JSON.stringify(openapi(process.cwd()), null, 2)}\n`);
