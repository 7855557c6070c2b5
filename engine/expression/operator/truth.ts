/** json-logic's truth: empty lists, empty texts, zero, false and missing values are false. */
export const isTrue = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));
