/** Drawings as elements. Each one is parsed once and then copied: a hand of twenty cards has eighty of them. */
import type { Attachment } from "svelte/attachments";

const parsed = new Map<string, DocumentFragment>();

function parse(source: string): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = source;
  return template.content;
}

function copy(source: string): DocumentFragment {
  const known = parsed.get(source) ?? parse(source);
  parsed.set(source, known);
  return document.importNode(known, true);
}

/** Put a drawing, a whole <svg>, into an element. */
export const drawing =
  (source: string): Attachment<Element> =>
  (element) =>
    element.replaceChildren(copy(source));

/** Put shapes into an <svg>. */
export const shapes =
  (source: string): Attachment<SVGElement> =>
  (element) =>
    element.replaceChildren(...copy(`<svg>${source}</svg>`).firstElementChild!.childNodes);
