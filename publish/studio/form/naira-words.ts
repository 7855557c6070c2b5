const form = new Intl.NumberFormat("en-NG", {
  ...{ style: "currency", currency: "NGN", currencyDisplay: "narrowSymbol" },
  ...{ minimumFractionDigits: 0, maximumFractionDigits: 2 },
});

/** Kobo as naira: `₦100,000`, and `₦0.50` where they do not come to whole ones. */
export function nairaWords(kobo: number): string {
  const words = form.format(kobo / 100);
  return /\.\d$/.test(words) ? `${words}0` : words;
}
