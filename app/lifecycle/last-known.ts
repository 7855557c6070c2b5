import { KnownAnswers } from "../../engine/api.ts";
import type { AppState, Engine, TextStore } from "../../engine/index.ts";

/**
 * Keeps for this tab what the lender answered last, for whoever is logged in, and asks for it anew as soon as the line
 * is back, where a screen shows what is old; what shows when the line drops says as of when.
 */
export function lastKnown(engine: Engine, state: AppState, store: TextStore): void {
  const owner = () => {
    const userGid = state.read("session.userGid");
    return typeof userGid === "string" ? userGid : "";
  };
  engine.client.known = new KnownAnswers(store, owner, () => Number(state.read("env.now")));
  state.cells.watch("env.online", () => {
    const { stage } = engine;
    if (state.read("env.online") === true) renewStage(engine);
    else if (stage.kind === "visit") stage.visit.reads.age();
  });
}

/** Asks anew for what shows as it was, or, where the line went before its documents were there, for the whole screen. */
export function renewStage({ stage }: Pick<Engine, "stage">): void {
  if (stage.kind === "visit") void stage.visit.renew();
  else if (stage.kind === "failed" && stage.why === undefined) stage.retry();
}
