/**
 * Names that the oldest browser of docs/decisions/0006-browsers.md (Chrome 88, Safari 16, Firefox 98) does not know, with
 * the version that brought them, or that browsers keep from pages over plain http. Where each lives, so that a test can
 * take it away.
 */
export const newerNames: Readonly<Record<string, readonly string[]>> = {
  // Chrome 92 to 93, Safari 15.4; `app/page/older-browsers.ts` gives both
  Object: ["hasOwn", "groupBy"],
  "Array.prototype": ["at", "findLast", "findLastIndex", "toSorted", "toReversed", "toSpliced", "with"],
  Array: ["fromAsync"],
  "String.prototype": ["isWellFormed", "toWellFormed"],
  Map: ["groupBy"],
  "Map.prototype": ["getOrInsert", "getOrInsertComputed"],
  "Set.prototype": [
    "union",
    "intersection",
    "difference",
    "symmetricDifference",
    "isSubsetOf",
    "isSupersetOf",
    "isDisjointFrom",
  ],
  Promise: ["withResolvers", "try"],
  RegExp: ["escape"],
  URL: ["canParse", "parse"],
  AbortSignal: ["timeout", "any"],
  "AbortSignal.prototype": ["throwIfAborted"],
  "Element.prototype": ["replaceChildren", "checkVisibility", "moveBefore", "setHTMLUnsafe"],
  "HTMLElement.prototype": ["inert", "showPopover", "hidePopover", "togglePopover"],
  "HTMLDialogElement.prototype": ["requestClose"],
  "Document.prototype": ["startViewTransition", "adoptedStyleSheets"],
  Intl: ["Segmenter", "DurationFormat", "supportedValuesOf"],
  globalThis: [
    "structuredClone",
    "scheduler",
    "navigation",
    "OffscreenCanvas",
    "requestIdleCallback",
    "reportError",
    "URLPattern",
  ],
  "Crypto.prototype": ["randomUUID", "subtle"],
  "Navigator.prototype": ["share", "canShare", "clipboard", "userAgentData"],
};

/** Those that the built scripts use all the same, each because it asks first or does without. */
export const askedFor: Readonly<Record<string, string>> = {
  at: "given by app/page/older-browsers.ts",
  hasOwn: "given by app/page/older-browsers.ts",
  requestIdleCallback: "app/page/prefetch-rest.ts looks whether it is there",
  share: "engine/host/browser-host.ts looks whether it is there",
  showPopover: "widgets/toast/Toast.tsx looks whether it is there",
  startViewTransition: "engine/host/turns.ts looks whether it is there",
  reportError: "of React, which looks whether it is there",
  navigation: "of React, which looks whether it is there",
  with: "a key of our documents, not a list's",
  subtle: "app/page/as-named.ts looks whether it is there",
  clipboard: "engine/host/browser-host.ts says that nothing was copied where it is not",
};
