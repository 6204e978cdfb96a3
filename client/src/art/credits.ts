/** The authors of the icons, as CC BY 3.0 requires. Names and addresses are the same in every language. */
export const ICON_CREDITS = {
  authors: "Lorc, Delapouite, Skoll, sbed, Guard13007, Quoting, Faithtoken, DarkZaitzev et al.",
  source: "https://game-icons.net",
  licence: "CC BY 3.0",
} as const;
