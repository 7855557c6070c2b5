import type { Check } from "../given/checking.ts";

/**
 * Whether the contract that lenders have and what was kept of texts can be read at all: they are no documents, but what
 * is wrong with them comes first as with these.
 */
export const checkPublishedReadable: Check = ({ published, words, fault }) => {
  if (words && "unreadable" in words) words.unreadable.forEach(fault);
  if (published && "unreadable" in published) published.unreadable.forEach(fault);
};
