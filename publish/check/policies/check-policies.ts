import { type Check, ofEach } from "../given/checking.ts";
import { PathChecker } from "../given/path-checker.ts";
import { noScope } from "../walk/places.ts";
import { brokenOf } from "./broken.ts";
import { pathsRead, policyIn } from "./policy.ts";
import { checkPolicyCases } from "./policy-cases.ts";

/**
 * What each policy asks holds for every pair of a business and a channel (B13); its cases come to what they say, and
 * notice every change of its conditions (docs/decisions/0018-policies.md).
 */
export const checkPolicies: Check = ofEach((given, document) => {
  const { project, source, validators, report } = given;
  if ((validators.ofKind("policy")?.(document.data) ?? []).length > 0) return;
  const policy = policyIn(document);
  checkPolicyCases(given, document, policy);
  // Of one that reads what is not there it is said as that: no brand breaks it.
  const paths = new PathChecker(project, source);
  const isOdd = (path: string): boolean =>
    paths.check(document, path, noScope) !== undefined ||
    project.types.at(document, path, noScope).missing !== undefined;
  if ([policy.applies, policy.must].flatMap(pathsRead).some(isOdd)) return;
  for (const { document: at, path, said } of project.about(document, brokenOf)) report(at, path, said);
}, "policy");
