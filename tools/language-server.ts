import { createConnection, StreamMessageReader, StreamMessageWriter } from "vscode-languageserver/node";
import { serve } from "../language-server/serve.ts";

// npm run --silent language-server: speaks the Language Server Protocol over stdin and stdout; the editor starts it.
serve(createConnection(new StreamMessageReader(process.stdin), new StreamMessageWriter(process.stdout)), process.cwd());
