import type { Check } from "../given/checking.ts";
import { checkAssets } from "../brand/assets.ts";
import { checkClosedWays } from "../brand/closed-ways.ts";
import { checkHosts } from "../brand/hosts.ts";
import { checkOverridden } from "../brand/overridden.ts";
import { checkBehaviour, checkBehaviourRecord } from "../behaviour/check-behaviour.ts";
import { checkArranged } from "../brand/arranged.ts";
import { checkBusinessNames } from "../brand/business-names.ts";
import { checkByAddress } from "../brand/by-address.ts";
import { checkDots } from "../brand/dots.ts";
import { checkFonts } from "../brand/fonts.ts";
import { checkOpenedHosts } from "../brand/opened-hosts.ts";
import { checkOpened } from "../brand/opened.ts";
import { checkSentValues } from "../brand/sent-values.ts";
import { checkTestHosts } from "../brand/test-hosts.ts";
import { checkUnfilled } from "../brand/unfilled.ts";
import { checkDisclosure } from "../disclosure/disclosure.ts";
import { checkBlanks } from "../texts/blanks.ts";
import { checkCharacters } from "../texts/characters.ts";
import { checkBraces } from "../texts/braces.ts";
import { checkCallPaths } from "./call-paths.ts";
import { checkEnumMembers } from "./enum-members.ts";
import { checkCrossedBounds } from "./crossed-bounds.ts";
import { checkExchanged } from "../texts/exchanged.ts";
import { checkAlike } from "../texts/alike.ts";
import { checkWrittenFigures } from "../texts/written-figures.ts";
import { checkAgainSteps } from "./again-steps.ts";
import { checkBounds } from "./bounds.ts";
import { checkBrandRelations } from "./brand-relations.ts";
import { checkBrandValues } from "./brand-values.ts";
import { checkBrands } from "./brands.ts";
import { checkBridgeSteps } from "./bridge-steps.ts";
import { checkCallFields } from "./call-fields.ts";
import { checkCircles } from "./circles.ts";
import { checkClaims } from "./claims.ts";
import { checkContrast } from "./contrast.ts";
import { checkDecisions } from "./decisions.ts";
import { checkEntityReferences } from "./entity-references.ts";
import { checkUnitKeywords } from "../type-checks/unit-keywords.ts";
import { checkPlaceholderTypes } from "../type-checks/placeholder-types.ts";
import { checkPlaceTypes } from "../type-checks/place-types.ts";
import { checkQueryTypes } from "../type-checks/query-types.ts";
import { checkExpressionTypes } from "../type-checks/expression-types.ts";
import { checkExpressions } from "./expressions.ts";
import { checkFilledFields } from "./filled-fields.ts";
import { checkFirstScreen } from "./first-screen.ts";
import { checkGaps } from "./gaps.ts";
import { checkGuardReads } from "./guard-reads.ts";
import { checkEntering, checkGuards } from "./guards.ts";
import { checkIds } from "./ids.ts";
import { checkLiteralPaths } from "./literal-paths.ts";
import { checkMocks } from "./mocks.ts";
import { checkOnceCalls } from "./once-calls.ts";
import { checkOpenRoutes } from "./open-routes.ts";
import { checkPublishedValues } from "../behaviour/published-values.ts";
import { checkPages } from "./pages.ts";
import { checkParams } from "./params.ts";
import { checkPaths } from "./paths.ts";
import { checkPatterns } from "./patterns.ts";
import { checkPluralForms } from "../texts/plural-forms.ts";
import { checkReadCalls } from "./read-calls.ts";
import { checkReferences } from "./references.ts";
import { checkRoutes } from "./routes.ts";
import { checkRows } from "./rows.ts";
import { checkSchema } from "./schema.ts";
import { checkSlides } from "./slides.ts";
import { checkSpoken, checkTexts } from "./texts.ts";
import { checkVisibleWords } from "./visible-words.ts";
import { checkWidgetNodes } from "./widget-nodes.ts";
import { checkWidgetProps } from "./widget-props.ts";
import { checkFields } from "../contract/fields.ts";
import { checkPublished } from "../contract/published.ts";
import { checkPublishedReadable } from "../contract/published-readable.ts";
import { checkSecrets } from "../contract/secrets.ts";
import { checkSensitiveUses, checkSensitiveWidgets } from "../contract/sensitive-uses.ts";
import { checkGraph } from "../graph/check-graph.ts";
import { checkDecisionChanges } from "../meaning/decision-changes.ts";
import { checkEffects } from "../meaning/effects.ts";
import { checkValidated } from "../meaning/validated.ts";
import { checkRepeated } from "../meaning/repeated.ts";
import { checkRuleCases } from "../meaning/rule-cases.ts";

/**
 * Whether each document is of its form and bears a name of its own, and no two texts are in each other's place. All other checks lean on that: while there is a fault
 * of these they would find it again, wherever something names what is not as it should be.
 */
export const firstChecks: readonly Check[] = [
  checkCharacters,
  checkPublishedReadable,
  checkSchema,
  checkCrossedBounds,
  checkEnumMembers,
  checkIds,
  checkExchanged,
];

/** What documents say of each other, in order. */
export const checks: readonly Check[] = [
  checkReferences,
  checkParams,
  checkCallFields,
  checkCallPaths,
  checkBridgeSteps,
  checkAgainSteps,
  checkEntityReferences,
  checkOnceCalls,
  checkReadCalls,
  checkFields,
  checkSecrets,
  checkSensitiveUses,
  checkSensitiveWidgets,
  checkPublished,
  checkBehaviourRecord,
  checkPublishedValues,
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
  checkPlaceholderTypes,
  checkQueryTypes,
  checkUnitKeywords,
  checkLiteralPaths,
  checkRoutes,
  checkGraph,
  checkEffects,
  checkRepeated,
  checkValidated,
  checkCircles,
  checkGuards,
  checkEntering,
  checkGuardReads,
  checkDisclosure,
  checkGaps,
  checkClaims,
  checkDecisions,
  checkDecisionChanges,
  checkRuleCases,
  checkBrands,
  checkAssets,
  checkHosts,
  checkTestHosts,
  checkOpened,
  checkOpenedHosts,
  checkByAddress,
  checkArranged,
  checkBusinessNames,
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
  checkTexts,
  checkSpoken,
  checkPluralForms,
  checkBlanks,
  checkWrittenFigures,
  checkAlike,
  checkBraces,
  checkVisibleWords,
];

/**
 * Whether documents do what was published of them: nothing is wrong with one that does otherwise, but that nobody said it
 * was meant. Of a place in which something else is wrong this is not said.
 */
export const lastChecks: readonly Check[] = [checkBehaviour];
