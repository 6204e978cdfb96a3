/** Whose icons these are: CC BY 3.0 asks for it. Names and addresses, so the same in every language. */
export const ICON_CREDITS = {
  authors: "Lorc, Delapouite, Skoll, sbed, Guard13007, Quoting, Faithtoken, DarkZaitzev et al.",
  source: "https://game-icons.net",
  licence: "CC BY 3.0",
} as const;
