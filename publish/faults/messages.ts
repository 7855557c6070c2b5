import { behaviourMessages } from "./behaviour-messages.ts";
import { brandMessages } from "./brand-messages.ts";
import { callMessages } from "./call-messages.ts";
import { contractMessages } from "./contract-messages.ts";
import { disclosureMessages } from "./disclosure-messages.ts";
import { expressionMessages } from "./expression-messages.ts";
import { formMessages } from "./form-messages.ts";
import { meaningMessages } from "./meaning-messages.ts";
import { policyMessages } from "./policy-messages.ts";
import { readingMessages } from "./reading-messages.ts";
import { referenceMessages } from "./reference-messages.ts";
import { textMessages } from "./text-messages.ts";
import { typeMessages } from "./type-messages.ts";

/** Every text that the checker says. A message says what was expected, then what was found. */
export const messages = {
  ...readingMessages,
  ...formMessages,
  ...referenceMessages,
  ...callMessages,
  ...contractMessages,
  ...disclosureMessages,
  ...behaviourMessages,
  ...expressionMessages,
  ...typeMessages,
  ...meaningMessages,
  ...brandMessages,
  ...policyMessages,
  ...textMessages,
} as const;
