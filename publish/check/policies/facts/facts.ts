import type { Fact } from "./fact.ts";
import { asks } from "./asks.ts";
import { calls } from "./calls.ts";
import { consents } from "./consents.ts";
import { product } from "./product.ts";
import { promises } from "./promises.ts";
import { says } from "./says.ts";
import { screens } from "./screens.ts";
import { shown } from "./shown.ts";
import { store } from "./store.ts";
import { told } from "./told.ts";

/** Everything that policies may read of documents, by its name. */
export const facts: readonly Fact[] = [asks, calls, consents, product, promises, says, screens, shown, store, told];
