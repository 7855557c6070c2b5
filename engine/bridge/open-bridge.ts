import { askNative } from "./ask-native.ts";
import type { Bridge } from "./bridge.ts";
import type { BridgeDocument, Naming } from "./capabilities.ts";
import type { BridgePage } from "./channel.ts";
import { type Exchange, no } from "./exchange.ts";
import { findNaming } from "./find-naming.ts";
import { hearNative } from "./hear-native.ts";
import { openChannel } from "./open-channel.ts";
import { newId as randomId } from "../state/new-id.ts";
import { Questions } from "./questions.ts";

export interface BridgeOptions {
  readonly page: BridgePage;
  readonly capabilities: BridgeDocument;
  /** The page's own origin: window messages of any other are dropped (R67). */
  readonly origin: string;
  /** Names a question so that nobody can guess it. */
  readonly newId?: () => string;
  readonly report?: Exchange["report"];
}

/** A bridge with its document. */
export interface NativeBridge extends Bridge {
  readonly naming: Naming | undefined;
  /** Capabilities that this native app has. */
  readonly can: readonly string[];
  readonly capabilities: BridgeDocument;
  /** Hears what the native app says by itself, by the document's name for it, in its declared shape. */
  hear(listener: (event: string, data: unknown) => void): void;
  /** Stops listening; every open question is settled as failed. */
  close(): void;
}

/** Opens the way to the native app around a page, or to none (R70). Nothing here throws or rejects. */
export function openBridge(options: BridgeOptions): NativeBridge {
  const { page, capabilities: document, origin } = options;
  const { newId = randomId, report = () => undefined } = options;
  const questions = new Questions();
  const exchange: Exchange = { document, questions, report };
  const listeners: ((event: string, data: unknown) => void)[] = [];
  const tell = (event: string, data: unknown) => listeners.forEach((listener) => listener(event, data));
  const naming = findNaming(page, document.objects);
  const native = naming && {
    naming,
    channel: openChannel(naming, page, document, origin, hearNative(exchange, naming, tell)),
  };
  const known = (method: string) => native?.channel.has(method) === true;
  return {
    native: native !== undefined,
    naming,
    can: Object.entries(document.capabilities)
      .filter(([, { method }]) => naming && known(method[naming]))
      .map(([id]) => id),
    capabilities: document,
    ask: askNative(exchange, native, newId),
    hear: (listener) => void listeners.push(listener),
    close() {
      native?.channel.close();
      questions.settleAll(no("failed"));
    },
  };
}
