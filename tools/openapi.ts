import { openapi } from "../server/contract/openapi/openapi.ts";

// Prints the contract as OpenAPI 3.1: `node tools/run.mjs openapi > openapi.json`.
process.stdout.write(`${JSON.stringify(openapi(process.cwd()), null, 2)}\n`);
