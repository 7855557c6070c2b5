import type { Publication } from "../../publish/pack/publication.ts";
import { personaSecrets, personas } from "../lender/personas/list.ts";

/** Pairs that a person tells apart at a glance. */
const shown = [
  ["718", "302"],
  ["716", "104"],
  ["717", "301"],
  ["716", "130"],
] as const;

/** Says where the app is, and who can log in at the sandbox lender where it is here. */
export function welcome(
  address: string,
  { boot }: Publication,
  { lender, studio }: { readonly lender: "sandbox" | "none"; readonly studio: string | undefined },
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
  say(["", "Brands", ...links, "", ...operators, ...people, `${address} is ready; Ctrl-C stops it.`].join("\n"));
}
