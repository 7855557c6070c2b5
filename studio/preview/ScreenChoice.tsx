import type { ReactNode } from "react";
import type { ScreenCard } from "../../publish/studio/screen-cards.ts";
import { Choice } from "./Choice.tsx";

interface ScreenChoiceProps {
  readonly screens: readonly ScreenCard[];
  /** A route; empty for where the app begins by itself. */
  readonly chosen: string;
  readonly choose: (route: string) => void;
}

/** Where the app is to go, by the titles that borrowers read. */
export const ScreenChoice = ({ screens, chosen, choose }: ScreenChoiceProps): ReactNode => (
  <Choice
    name="Screen"
    chosen={chosen}
    choose={choose}
    of={[
      { id: "", words: "as it begins" },
      ...oncePerRoute(screens).map(({ title, route }) => ({ id: route, words: `${title} · ${route}` })),
    ]}
  />
);

/** A native app has its own screen of some routes: it is the same place. */
const oncePerRoute = (screens: readonly ScreenCard[]): readonly ScreenCard[] =>
  screens.filter(({ route, reached }, at) => reached && screens.findIndex((other) => other.route === route) === at);
