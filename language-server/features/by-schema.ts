import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { getLanguageService, type LanguageService } from "vscode-json-languageservice";
import { kinds } from "../../publish/documents/kinds.ts";
import type { Workspace } from "../buffers/workspace.ts";

/** What the schemas of documents know, as any JSON editor follows them; for an editor that does not do it itself. */
export function bySchema(workspace: Pick<Workspace, "uriOf">): LanguageService {
  const service = getLanguageService({
    // What cannot be read completes nothing.
    schemaRequestService: async (url) => readFileSync(fileURLToPath(url), "utf8"),
    workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
  });
  service.configure({
    validate: false,
    schemas: kinds.map(({ glob, schema }) => ({
      uri: workspace.uriOf(schema),
      fileMatch: [workspace.uriOf(glob)],
    })),
  });
  return service;
}
