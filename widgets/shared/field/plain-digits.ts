/**
 * Digits and signs of full width, and Arabic digits, as the plain ones: "１０，０００" and "١٠٠٠٠" are 10,000. Of each
 * character there is one, so that a caret stands where it stood. Nothing else is read as a digit: "10²" is not 102.
 */
export const plainDigits = (text: string): string =>
  text
    .replace(/[\uFF01-\uFF5E]/g, (wide) => wide.normalize("NFKC"))
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => `${digit.charCodeAt(0) & 15}`);
