import type { Client } from "../api/client.ts";
import type { Bridge } from "../bridge/bridge.ts";
import type { DocumentStore } from "../document/document-store.ts";
import type { Brand } from "../document/types.ts";
import type { Host } from "../host/host.ts";
import type { ToastTiming } from "../host/toasts.ts";
import type { AppState } from "../state/app-state.ts";
import type { Locale } from "../text/locale.ts";
import type { TextSource } from "../text/text-source.ts";
import type { WidgetRegistry } from "../widget/widget-registry.ts";

/** A notice above every screen, shown while the value at a path of the app's state is `is`. */
export interface ChromeBar {
  readonly path: string;
  readonly is: unknown;
  /** The key of the words, which the widget gets as `text`. */
  readonly text: string;
  /** The key of the words instead where the screen shows what was answered before: as of `time`. The screen itself does not say it then. */
  readonly asOf?: string;
  /** The key of the words instead where no screen could be shown. */
  readonly bare?: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** The route that says what can be done meanwhile, and the key of the words that lead there (`way`). */
  readonly way?: { readonly text: string; readonly to: string };
}

/** Which widgets draw what is around a screen. */
export interface Chrome {
  readonly header: string;
  readonly tabs: string;
  readonly toast: string;
  readonly dialog: string;
  readonly failure: string;
  readonly menuEntry: string;
  /** Below a list that goes on: how much of it shows, and a press for more. */
  readonly more: string;
  readonly bar: string;
  readonly bars: readonly ChromeBar[];
}

export interface EngineOptions {
  readonly brand: Brand;
  readonly state: AppState;
  readonly documents: DocumentStore;
  readonly texts: TextSource;
  readonly widgets: WidgetRegistry;
  readonly chrome: Chrome;
  readonly client: Client;
  readonly host: Host;
  readonly bridge: Bridge;
  readonly toastTiming: ToastTiming;
  /**
   * ms after a screen's update until its page begins: then it says that it loads while its data is not there.
   */
  readonly pageInitDelay: number;
  /** The formatters of the current language. */
  locale(texts: TextSource): Locale;
  /** Loads the texts of a language that is not at hand. */
  readonly loadTexts: (language: string) => Promise<void>;
  readonly track: (event: string, data: Readonly<Record<string, unknown>>, path: string) => void;
  /** Session values that outlive a logout (the brand's codes). */
  readonly keptOnLogout: readonly string[];
}
