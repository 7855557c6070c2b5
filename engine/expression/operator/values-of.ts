/** Values by name. */
export type Values = Readonly<Record<string, unknown>>;

/** Whether it holds values by name: an object that is no list. */
export const isValues = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A value that should hold others by name; what does not holds none. */
export const valuesOf = (value: unknown): Values => (isValues(value) ? value : {});
