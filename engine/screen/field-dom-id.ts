/** The DOM id of the control that edits a form field. */
export const fieldDomId = (field: string): string => `field-${field}`;
