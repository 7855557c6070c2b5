import type { CardOutcome } from "../../database/tables/bank.ts";

/** A card of the sandbox and what comes of charging it. */
export interface SandboxCard {
  readonly number: string;
  readonly outcome: CardOutcome;
  readonly cardType: string;
  readonly bankCode: string;
}

/** What the sandbox's banks take for right. */
export const SANDBOX_PIN = "1234";
export const SANDBOX_OTP = "123456";

/** Cards by number; PIN 1234 and OTP 123456 where they matter. The last one's bank asks for an OTP with every charge. */
export const sandboxCards: readonly SandboxCard[] = [
  { number: "5061500000000012", outcome: "success", cardType: "verve", bankCode: "058" },
  { number: "5061500000000000010", outcome: "success", cardType: "verve", bankCode: "011" },
  { number: "5060990000000016", outcome: "pin-wrong", cardType: "verve", bankCode: "044" },
  { number: "5060990000000000019", outcome: "otp-wrong", cardType: "verve", bankCode: "057" },
  { number: "4111111111111111", outcome: "locked", cardType: "visa", bankCode: "033" },
  { number: "5555555555554444", outcome: "insufficient", cardType: "mastercard", bankCode: "214" },
  { number: "5078650000000024", outcome: "otp-asked", cardType: "verve", bankCode: "035" },
];

/** A card number as it may be shown and kept: first six and last four digits. */
export function maskCard(number: string): string {
  return `${number.slice(0, 6)}${"*".repeat(number.length - 10)}${number.slice(-4)}`;
}
