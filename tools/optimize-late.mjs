import { setFlagsFromString } from "node:v8";

/**
 * Lets code run eight times as long as usual before it is compiled for speed: what runs once and ends is hardly faster
 * by that, and on two cores the compiler takes a third of their time (docs/decisions/0019-figures.md). Not for what
 * serves.
 */
export const optimizeLate = () => setFlagsFromString("--interrupt-budget=1000000");
