/** A drawing as an image. The page then has one element instead of hundreds, and computes no styles for what is inside. */
import { definitionsFor } from "./shared-defs";

/** Blend modes as in `style/base.css`: the style sheets of the page do not apply inside an image. */
const STYLE = "<style>.screen{mix-blend-mode:screen}</style>";

/** The address of an image with this <svg>, with the shared definitions that it uses. */
export function svgImage(drawing: string): string {
  const source = drawing.replace(/^<svg /, '<svg xmlns="http://www.w3.org/2000/svg" ').replace(">", `>${STYLE}${definitionsFor(drawing)}`);
  return `data:image/svg+xml,${encodeURIComponent(source)}`;
}
