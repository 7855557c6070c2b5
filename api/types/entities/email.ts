/* Generated from schemas/entities/email.schema.json by npm run generate. */

/**
 * The characters that an address may hold; its shape is the rule `email` (V11, V12).
 */
export type Email = string;
