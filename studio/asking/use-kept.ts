import { createContext, useContext } from "react";

/** Whether borrowers get what was published by hand; else what runs here follows its folder. */
export const ByHandContext = createContext(false);

/** What borrowers keep while something is wrong with the documents. */
export function useKept(): string {
  return useContext(ByHandContext) ? "what was published" : "the last good documents";
}
