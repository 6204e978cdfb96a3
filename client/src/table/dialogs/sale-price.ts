/**
 * What a sale brings. The service words the price of each card as if it were the first one sold, for a Gang or a Background
 * may change it: so many times the printed value, and a bonus once per sale (13.8). Both are read off the prices themselves.
 */
export interface Offer {
  printed: number;
  /** As the service says it for the first card sold. */
  first: number;
}

/** The last number of the sentence is the price. */
export const priceInSentence = (told: string): number => Number(/(\d+)\D*$/.exec(told)?.[1] ?? 0);

/** Two prices tell both; where all cards cost the same, `plain` says whether it is an ordinary Sell or one that a card doubles. */
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
