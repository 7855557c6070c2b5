/** A colour as the documents' form lets one be; what is none says nothing to the page. */
export const colour = (value: unknown, usual: string): string =>
  typeof value === "string" && /^#[0-9A-Fa-f]{6}$/.test(value) ? value : usual;
