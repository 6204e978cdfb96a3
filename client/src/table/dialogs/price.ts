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
export const priceIn = (told: string): number => Number(/(\d+)\D*$/.exec(told)?.[1] ?? 0);

export function terms(offers: Offer[]): { factor: number; bonus: number } {
  const [one] = offers;
  if (!one) return { factor: 1, bonus: 0 };
  const other = offers.find(({ printed }) => printed !== one.printed);
  const factor = other ? (other.first - one.first) / (other.printed - one.printed) : 1;
  return { factor, bonus: one.first - factor * one.printed };
}

export function proceeds(sold: Offer[], all: Offer[]): number {
  if (!sold.length) return 0;
  const { factor, bonus } = terms(all);
  return sold.reduce((sum, { printed }) => sum + factor * printed, bonus);
}
