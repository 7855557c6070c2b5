import { kindOf } from "../../../publish/documents/kinds.ts";

/** @throws for a path that is no document's: nothing else of the folder is read or written here */
export function assertDocument(file: string): void {
  const odd = file.split("/").some((part) => part === "" || part === "." || part === "..");
  if (odd || kindOf(file) === undefined) throw new Error(`"${file}" is no document.`);
}
