import type { Check } from "./given/checking.ts";
import { checkBehaviour, checkBehaviourRecord } from "./behaviour/check-behaviour.ts";
import { checkPublishedValues } from "./behaviour/published-values.ts";
import { checkArranged } from "./brand/arranged.ts";
import { checkNamedTabs } from "./brand/tabs/named-tabs.ts";
import { checkTabs } from "./brand/tabs/tabs.ts";
import { checkLenders } from "./brand/businesses/lenders.ts";
import { checkBrandApart } from "./brand/brand-apart.ts";
import { checkRisen } from "./brand/risen.ts";
import { checkBrandRelations } from "./brand/brand-relations.ts";
import { checkBrandValues } from "./brand/brand-values.ts";
import { checkBrands } from "./brand/brands.ts";
import { checkBusinessNames } from "./brand/businesses/business-names.ts";
import { checkByAddress } from "./brand/by-address.ts";
import { checkClosedWays } from "./brand/closed-ways.ts";
import { checkContrast } from "./brand/colours/contrast.ts";
import { checkDots } from "./brand/dots.ts";
import { checkFonts } from "./brand/fonts.ts";
import { checkHosts } from "./brand/hosts.ts";
import { checkMounts } from "./brand/mounts.ts";
import { checkOpenRoutes } from "./brand/open-routes.ts";
import { checkOpenedHosts } from "./brand/opened-hosts.ts";
import { checkOpened } from "./brand/opened.ts";
import { checkOverridden } from "./brand/overridden.ts";
import { checkAssets } from "./brand/pictures/assets.ts";
import { checkBusinessMarks } from "./brand/pictures/business-marks.ts";
import { checkSentValues } from "./brand/sent-values.ts";
import { checkSlides } from "./brand/slides.ts";
import { checkTestHosts } from "./brand/test-hosts.ts";
import { checkUnfilled } from "./brand/unfilled.ts";
import { checkCallPaths } from "./calls/call-paths.ts";
import { checkMocks } from "./calls/mocks.ts";
import { checkOnceCalls } from "./calls/once-calls.ts";
import { checkPages } from "./calls/pages.ts";
import { checkKeptAnswers } from "./calls/kept-answers.ts";
import { checkLastKnown } from "./calls/last-known.ts";
import { checkReadCalls } from "./calls/read-calls.ts";
import { checkFields } from "./contract/fields.ts";
import { checkPublishedReadable } from "./contract/published-readable.ts";
import { checkPublished } from "./contract/published.ts";
import { checkSecrets } from "./contract/secrets.ts";
import { checkSensitiveUses, checkSensitiveWidgets } from "./contract/sensitive-uses.ts";
import { checkDisclosure } from "./disclosure/disclosure.ts";
import { checkPromises, checkPromising, checkPromisingNames } from "./disclosure/promises.ts";
import { checkExpressions } from "./expressions/expressions.ts";
import { checkFirstScreen } from "./expressions/first-screen.ts";
import { checkLiteralPaths } from "./expressions/literal-paths.ts";
import { checkPaths } from "./expressions/paths.ts";
import { checkPatterns } from "./expressions/patterns.ts";
import { checkBounds } from "./form/bounds.ts";
import { checkCrossedBounds } from "./form/crossed-bounds.ts";
import { checkEmpties } from "./form/empties.ts";
import { checkEnumMembers } from "./form/enum-members.ts";
import { checkIds } from "./form/ids.ts";
import { checkSchema } from "./form/schema.ts";
import { checkWidgetNodes } from "./form/widget-nodes.ts";
import { checkWidgetProps } from "./form/widget-props.ts";
import { checkGraph } from "./graph/check-graph.ts";
import { checkCircles } from "./graph/circles.ts";
import { checkDialogEnds } from "./graph/dialog-ends.ts";
import { checkGuardReads } from "./graph/guard-reads.ts";
import { checkEntering, checkGuards } from "./graph/guards.ts";
import { checkRoutes } from "./graph/routes.ts";
import { checkDecisionChanges } from "./meaning/decision-changes.ts";
import { checkDecisions } from "./meaning/decisions.ts";
import { checkEffects } from "./meaning/effects.ts";
import { checkRepeated } from "./meaning/repeated.ts";
import { checkRuleCases } from "./meaning/rule-cases.ts";
import { checkValidated } from "./meaning/validated.ts";
import { checkBridgeSteps } from "./names/bridge-steps.ts";
import { checkCallFields } from "./names/call-fields.ts";
import { checkEntityReferences } from "./names/entity-references.ts";
import { checkParams } from "./names/params.ts";
import { checkReferences } from "./names/references.ts";
import { checkPolicies } from "./policies/check-policies.ts";
import { checkAgainSteps } from "./screens/again-steps.ts";
import { checkClaims } from "./screens/claims.ts";
import { checkFilledFields } from "./screens/filled-fields.ts";
import { checkDocked } from "./screens/docked.ts";
import { checkFirstDrawn } from "./screens/first-drawn.ts";
import { checkGaps } from "./screens/gaps.ts";
import { checkRows } from "./screens/rows.ts";
import { checkAlike } from "./texts/alike.ts";
import { checkBlanks } from "./texts/blanks.ts";
import { checkBraces } from "./texts/braces.ts";
import { checkCharacters } from "./texts/characters.ts";
import { checkExchanged } from "./texts/exchanged.ts";
import { checkOwnWords } from "./texts/own-words.ts";
import { checkOnceWords } from "./texts/once-words.ts";
import { checkPluralForms } from "./texts/plural-forms.ts";
import { checkSaidUnits } from "./texts/said-units.ts";
import { checkTextLengths } from "./texts/text-lengths.ts";
import { checkSpoken, checkTexts } from "./texts/texts.ts";
import { checkTurnedPlaceholders } from "./texts/turned-placeholders.ts";
import { checkVisibleWords } from "./texts/visible-words.ts";
import { checkWrittenFigures } from "./texts/written-figures.ts";
import { checkWrittenHosts } from "./texts/written-hosts.ts";
import { checkExpressionTypes } from "./type-checks/expression-types.ts";
import { checkGapValues } from "./type-checks/gap-values.ts";
import { checkLookKeywords } from "./type-checks/look-keywords.ts";
import { checkPlaceTypes } from "./type-checks/place-types.ts";
import { checkPlaceholderTypes } from "./type-checks/placeholder-types.ts";
import { checkJoinedAddresses } from "./type-checks/joined-addresses.ts";
import { checkQueryTypes } from "./type-checks/query-types.ts";
import { checkUnitKeywords } from "./type-checks/unit-keywords.ts";
import { checkWrittenAmounts } from "./type-checks/written-amounts.ts";

/**
 * Whether each document is of its form, with nothing emptied, and bears a name of its own, and no two texts are in each other's place. All
 * other checks lean on that: while there is a fault of these they would find it again, wherever something names what is
 * not as it should be.
 */
export const firstChecks: readonly Check[] = [
  checkCharacters,
  checkPublishedReadable,
  checkSchema,
  checkEmpties,
  checkCrossedBounds,
  checkEnumMembers,
  checkIds,
  checkExchanged,
];

/** What documents name, and of which type that is, in order. */
const namings: readonly Check[] = [
  checkReferences,
  checkParams,
  checkCallFields,
  checkCallPaths,
  checkBridgeSteps,
  checkAgainSteps,
  checkEntityReferences,
  checkOnceCalls,
  checkReadCalls,
  checkLastKnown,
  checkKeptAnswers,
  checkFields,
  checkSecrets,
  checkSensitiveUses,
  checkSensitiveWidgets,
  checkPublished,
  checkBounds,
  checkPages,
  checkRows,
  checkMocks,
  checkWidgetNodes,
  checkWidgetProps,
  checkExpressions,
  checkFilledFields,
  checkFirstScreen,
  checkPatterns,
  checkPaths,
  checkExpressionTypes,
  checkPlaceTypes,
  checkWrittenAmounts,
  checkPlaceholderTypes,
  checkQueryTypes,
  checkJoinedAddresses,
  checkUnitKeywords,
  checkGapValues,
  checkLookKeywords,
  checkLiteralPaths,
];

/** What was published, where ways lead, and what somebody is shown on them. */
const ways: readonly Check[] = [
  checkBehaviourRecord,
  checkPublishedValues,
  checkRoutes,
  checkGraph,
  checkDialogEnds,
  checkEffects,
  checkRepeated,
  checkValidated,
  checkCircles,
  checkGuards,
  checkEntering,
  checkGuardReads,
  checkDisclosure,
  checkDocked,
  checkFirstDrawn,
  checkGaps,
  checkClaims,
];

/** What decisions and rules come to. */
const decisions: readonly Check[] = [checkDecisions, checkDecisionChanges, checkRuleCases];

/** What brands, policies and texts say. */
const brandsAndTexts: readonly Check[] = [
  checkBrands,
  checkAssets,
  checkHosts,
  checkTestHosts,
  checkOpened,
  checkOpenedHosts,
  checkByAddress,
  checkArranged,
  checkTabs,
  checkNamedTabs,
  checkRisen,
  checkBusinessNames,
  checkBusinessMarks,
  checkLenders,
  checkMounts,
  checkDots,
  checkFonts,
  checkUnfilled,
  checkOverridden,
  checkClosedWays,
  checkBrandValues,
  checkBrandRelations,
  checkSentValues,
  checkOpenRoutes,
  checkSlides,
  checkContrast,
  checkBrandApart,
  checkPolicies,
  checkTexts,
  checkSpoken,
  checkPluralForms,
  checkBlanks,
  checkWrittenFigures,
  checkSaidUnits,
  checkTextLengths,
  checkWrittenHosts,
  checkOnceWords,
  checkPromises,
  checkPromisingNames,
  checkPromising,
  checkOwnWords,
  checkAlike,
  checkTurnedPlaceholders,
  checkBraces,
  checkVisibleWords,
];

/** What documents say of each other, in order. */
export const checks: readonly Check[] = [...namings, ...ways, ...decisions, ...brandsAndTexts];

/**
 * Whether documents do what was published of them: nothing is wrong with one that does otherwise, but that nobody said
 * it was meant. Of a place in which something else is wrong this is not said.
 */
export const lastChecks: readonly Check[] = [checkBehaviour];

/** Half of all checks, for who runs the other half elsewhere at the same time. */
export interface Half {
  /** Whether the schemas themselves are asked for. */
  readonly hasSchemas: boolean;
  readonly runs: readonly (readonly Check[])[];
}

/** Two halves that take as long as each other, of which neither works out much that the other does, too. */
export const halves: readonly [Half, Half] = [
  { hasSchemas: true, runs: [firstChecks, namings, decisions] },
  { hasSchemas: false, runs: [ways, brandsAndTexts, lastChecks] },
];
