import { nearest } from "../publish/faults/nearest.ts";
import { formatRequirements } from "../tests/requirements/format-requirements.ts";
import { readProject } from "../tests/requirements/read-project.ts";
import { resolveIds } from "../tests/requirements/resolve-ids.ts";
import { optionsOf } from "./options/options-of.ts";

// npm run requirements [-- B4 R16]: what must hold, by id, with the tests that name it; fails where an id does not resolve.
const { positionals: asked } = optionsOf({}, Number.POSITIVE_INFINITY);
const { requirements, citations } = readProject(process.cwd());
const ids = requirements.map(({ id }) => id);
const unknown = asked.find((id) => !ids.includes(id));
if (unknown !== undefined) {
  const near = nearest(unknown, ids);
  console.error(`unknown id "${unknown}"${near ? `; did you mean "${near}"?` : ""}`);
  process.exit(1);
}
const shown = asked.length === 0 ? requirements : requirements.filter(({ id }) => asked.includes(id));
console.log(formatRequirements(shown, citations));
const wrong = resolveIds(requirements, citations);
if (wrong.length > 0) {
  console.error(wrong.join("\n"));
  process.exitCode = 1;
}
