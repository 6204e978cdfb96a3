import { describe, expect, it } from "vitest";
import { priceInSentence, saleTotal, type Offer } from "./sale-price";

const offers = (factor: number, bonus: number, ...printed: number[]): Offer[] => printed.map((n) => ({ printed: n, first: factor * n + bonus }));

describe("the total of a sale", () => {
  it("is the printed values, one card or several (6.4)", () => {
    const all = offers(1, 0, 5, 1, 2);
    expect(saleTotal([all[0]!], all)).toBe(5);
    expect(saleTotal(all, all)).toBe(8);
  });
  it("counts a Fence's two Cigarettes once per sale (13.8)", () => {
    const all = offers(1, 2, 5, 1, 2);
    expect(saleTotal(all, all)).toBe(10);
  });
  it("doubles printed values only for a launderer who has a Fence (13.8)", () => {
    const all = offers(2, 2, 5, 1);
    expect(saleTotal(all, all)).toBe(14);
  });
  it("knows a doubled Sell even if all cards cost the same (8.1)", () => {
    const all = offers(2, 0, 1, 1);
    expect(saleTotal(all, all, false)).toBe(4);
    expect(saleTotal(all, offers(1, 1, 1, 1))).toBe(3);
  });
  it("is nothing for nothing", () => {
    expect(saleTotal([], offers(1, 2, 5))).toBe(0);
  });
  it("reads the price off the sentence", () => {
    expect(priceInSentence("Sell the Phone for 5 Cigarettes")).toBe(5);
    expect(priceInSentence("Vends le Téléphone pour 12 cigarettes")).toBe(12);
  });
});
