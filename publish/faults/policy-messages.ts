import { say, warn } from "./say.ts";

/** What a policy asks for, and of whom. */
interface Asked {
  readonly title: string;
  /** The regulation and its section. */
  readonly source: string;
  readonly say: string;
  readonly severity: string;
}

/** What is said of policies and of brands that break one: codes E660 to E662. */
export const policyMessages = {
  policyBroken: (brand: string, { title, source, say: told, severity }: Asked, found: string) =>
    (severity === "warning" ? warn : say)(
      "E660",
      `brand ${brand}: expected "${title}" to hold, as ${source} asks, found ${found}: ${told}`,
    ),
  policyCaseMisses: (holds: boolean, found: string) =>
    say("E661", `expected the policy ${holds ? "to hold" : "to be broken"} for this case, found it ${found}`),
  policyCaseGives: (name: string, nearest?: string) =>
    say("E662", `expected paths that "applies" or "must" reads, found "${name}", which neither does`, nearest),
} as const;
