/** The part of a window that a bridge needs. */
export interface BridgePage {
  addEventListener(type: "message", hear: (event: MessageEvent) => void): void;
  removeEventListener(type: "message", hear: (event: MessageEvent) => void): void;
}

/** Takes whatever came; `id` where the way it came says which question it answers. */
export type Receive = (text: unknown, id?: string) => void;

/** One way to speak with a native app. */
export interface Channel {
  /** Whether the native app knows a method. */
  has(method: string): boolean;
  /** @throws what the native app's object throws */
  send(id: string, method: string, params: unknown): void;
  close(): void;
}
