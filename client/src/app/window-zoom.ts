import { innerHeight, innerWidth } from "svelte/reactivity/window";

/** The width and height for which the table is drawn in its own size. */
const WIDTH = 1440;
const HEIGHT = 900;

/** How much the table is enlarged: on large screens everything grows together. Reactive. */
export const windowZoom = (): number => Math.max(1, Math.min((innerWidth.current ?? WIDTH) / WIDTH, (innerHeight.current ?? HEIGHT) / HEIGHT));
