import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { publishContract } from "../server/contract/openapi/publish-contract.ts";
import { openapi } from "../server/contract/openapi/openapi.ts";
import { publishedContract } from "../publish/documents/records.ts";
import { optionsOf } from "./options/options-of.ts";

// Whoever reads only the beginning (`| head`) closes the pipe: that is no fault.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));

// Prints the contract as OpenAPI 3.1: `node tools/run.mjs openapi > openapi.json`. `--publish [--why "…"]` writes it where
// `npm run check` holds the calls to it: what breaks lenders that were built to the last one needs a reason.
const { values } = optionsOf({ publish: { type: "boolean" }, why: { type: "string" } });
const root = process.cwd();
if (!values.publish) process.stdout.write(`${JSON.stringify(openapi(root), null, 2)}\n`);
else {
  const { document, breaks, said } = publishContract(root, values.why);
  for (const line of breaks) console.log(`  ${line}`);
  console.log(said);
  if (document) writeFileSync(join(root, publishedContract), `${JSON.stringify(document, null, 2)}\n`);
  else process.exitCode = 1;
}
