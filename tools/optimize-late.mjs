// Whoever loads this lets code run eight times as long as usual before it is compiled for speed: what runs most of its
// code a few times is hardly faster by that, and on two cores the compiler takes a third of their time
// (docs/decisions/0019-figures.md). Not for what serves.
import { setFlagsFromString } from "node:v8";

setFlagsFromString("--interrupt-budget=1000000");
