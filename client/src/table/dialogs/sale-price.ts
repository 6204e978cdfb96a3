/**
 * What a sale brings. The service tells the price of each card as if it were the first one sold. A Gang or a Background can
 * change it: a factor on the printed value, and a bonus once per sale (13.8). Both are derived from the prices.
 */
export interface Offer {
  printed: number;
  /** The price as the first card sold, from the sentence of the service. */
  first: number;
}

/** The price in a sentence of the service: its last number. */
export const priceInSentence = (told: string): number => Number(/(\d+)\D*$/.exec(told)?.[1] ?? 0);

/** Two different prices give factor and bonus. If all cards have the same, `plain` tells an ordinary Sell from a doubled one. */
export function terms(offers: Offer[], plain = true): { factor: number; bonus: number } {
  const [one] = offers;
  if (!one) return { factor: 1, bonus: 0 };
  const other = offers.find(({ printed }) => printed !== one.printed);
  const factor = other ? (other.first - one.first) / (other.printed - one.printed) : plain || one.first < 2 * one.printed ? 1 : 2;
  return { factor, bonus: one.first - factor * one.printed };
}

export function saleTotal(sold: Offer[], all: Offer[], plain = true): number {
  if (!sold.length) return 0;
  const { factor, bonus } = terms(all, plain);
  return sold.reduce((sum, { printed }) => sum + factor * printed, bonus);
}
