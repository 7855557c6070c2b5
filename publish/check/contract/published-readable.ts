import type { Check } from "../given/checking.ts";

/** Whether the contract that lenders have can be read at all: it is no document, but what is wrong with it comes first as with these. */
export const checkPublishedReadable: Check = ({ published, fault }) => {
  if (published && "unreadable" in published) published.unreadable.forEach(fault);
};
