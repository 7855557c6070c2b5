/** What every form control carries: its id and name, its note as description, and whether it is wrong. */
export function controlAttributes(id: string, error: string | undefined) {
  return { id, name: id, "aria-describedby": `${id}-note`, "aria-invalid": error ? true : undefined } as const;
}
