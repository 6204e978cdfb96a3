/** The icons of the playback controls, in a box of 24 x 24. */
const PLAY = "M7,4L20,12L7,20Z";
const FORWARD = "M9,5L18,12L9,19Z";
const BACK = "M15,5L6,12L15,19Z";

export const PLAYBACK_ICONS = {
  play: PLAY,
  pause: "M6,4H10.5V20H6ZM13.5,4H18V20H13.5Z",
  forward: FORWARD,
  back: BACK,
  turnForward: "M3,5L12,12L3,19ZM12,5L21,12L12,19Z",
  turnBack: "M21,5L12,12L21,19ZM12,5L3,12L12,19Z",
  last: "M5,5L15,12L5,19ZM16,5H19V19H16Z",
  first: "M19,5L9,12L19,19ZM5,5H8V19H5Z",
} as const;

export type PlaybackIcon = keyof typeof PLAYBACK_ICONS;
