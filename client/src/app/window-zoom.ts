import { innerHeight, innerWidth } from "svelte/reactivity/window";

/** The width and height for which the table is drawn in its own size. */
const WIDTH = 1440;
const HEIGHT = 900;

/**
 * How much the table is enlarged on large screens. Reactive. Only by the square root: half of what a screen is larger makes
 * everything larger, the other half is space for more, such as the log.
 */
export const windowZoom = (): number => Math.sqrt(Math.max(1, Math.min((innerWidth.current ?? WIDTH) / WIDTH, (innerHeight.current ?? HEIGHT) / HEIGHT)));
