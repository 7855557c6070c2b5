import { createConnection, StreamMessageReader, StreamMessageWriter } from "vscode-languageserver/node";
import { serve } from "../language-server/serve.ts";
import { optionsOf } from "./options/options-of.ts";

// npm run --silent language-server: speaks the Language Server Protocol over stdin and stdout; the editor starts it,
// and many say these two, which change nothing.
optionsOf({ stdio: { type: "boolean" }, clientProcessId: { type: "string" } });
serve(createConnection(new StreamMessageReader(process.stdin), new StreamMessageWriter(process.stdout)), process.cwd());
