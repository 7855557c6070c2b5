import type { DecisionCard } from "../../publish/studio/decision-cards.ts";

type Case = DecisionCard["cases"][number];

/** What a case is called; its number tells apart what is called alike. */
export const caseWords = ({ at, says }: Case): string => `${at}. ${says === "" ? "A case without words" : says}`;

/** All by which a case is found. */
export const caseSearch = (one: Case): string => `${caseWords(one)} ${one.row} ${one.because}`;
