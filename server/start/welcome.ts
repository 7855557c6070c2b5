import type { Publication } from "../../publish/pack/publication.ts";
import { personaSecrets, personas } from "../lender/personas/list.ts";

/** Pairs that a person tells apart at a glance. */
const shown = [
  ["718", "302"],
  ["716", "104"],
  ["717", "301"],
  ["716", "130"],
] as const;

/** What was started, beside the app. */
interface Started {
  readonly lender: "sandbox" | "none";
  readonly studio: string | undefined;
  /** Whether the folder is served, whatever is published. */
  readonly follows: boolean;
}

/** Says where the app is, and who can log in at the sandbox lender where it is here. */
export function welcome(
  address: string,
  { boot }: Publication,
  { lender, studio, follows }: Started,
  say: (line: string) => void,
): void {
  const links = shown.map(
    ([b, c]) => `  ${(boot(b, c, "en_US")?.brand.name ?? "").padEnd(12)} ${address}/?b=${b}&c=${c}`,
  );
  const people =
    lender === "none"
      ? []
      : [`Personas: ${personaSecrets}`, ...personas.map(({ phone, about }) => `  ${phone}  ${about}`), ""];
  const operators = studio === undefined ? [] : ["Studio, for who edits brands", `  ${studio}`, ""];
  const following = follows
    ? [
        "Follows its folder: each edit that is right is live at once. Started with PUBLISH=by-hand it serves what is published.",
        "",
      ]
    : [];
  say(
    ["", "Brands", ...links, "", ...operators, ...people, ...following, `${address} is ready; Ctrl-C stops it.`].join(
      "\n",
    ),
  );
}
