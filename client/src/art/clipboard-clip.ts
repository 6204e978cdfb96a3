import { OUTLINE } from "./palette";

/** The metal clip of the clipboard on which the log is drawn. */
export const clipboardClip = (): string =>
  `<svg class="clip" viewBox="0 0 120 26" width="120" height="26" aria-hidden="true"><path d="M14,6h92l8,18H6Z" fill="#6C7686" stroke="${OUTLINE}" stroke-width="2.4"/><path d="M14,10h92" stroke="#B4BDCA" stroke-width="2.4"/><path d="M44,6C44,-2 76,-2 76,6" fill="none" stroke="${OUTLINE}" stroke-width="6"/><path d="M44,6C44,-2 76,-2 76,6" fill="none" stroke="#A8B0BB" stroke-width="2.6"/></svg>`;
