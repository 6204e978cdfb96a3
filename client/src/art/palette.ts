// The colours of all drawings.

/** The colours, the same as in style/tokens.css. */
export const COLOURS = {
  ink950: "#060A12",
  ink900: "#0A111E",
  ink850: "#0E1728",
  ink800: "#131E33",
  ink700: "#1C2A44",
  ink600: "#2A3B5A",
  con900: "#2B3240",
  con700: "#454E5E",
  con500: "#727C8C",
  con300: "#A8B0BB",
  con100: "#D6D9DC",
  bone: "#EFE6D0",
  boneDim: "#D3C7A9",
  sodium: "#FFB238",
  sodiumHi: "#FFDC94",
  sodiumDeep: "#A8620F",
  blood: "#F4562B",
  bloodHi: "#FF9472",
  bloodDeep: "#8E2412",
  moon: "#A9D0F5",
  moonDeep: "#3C6696",
} as const;

/** The colour of outlines. */
export const OUTLINE = COLOURS.ink950;
