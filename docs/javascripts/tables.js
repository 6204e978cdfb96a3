// A table wider than the page scrolls inside itself. While it does, the keyboard can reach it, and a screen reader says which one it is.
document$.subscribe(() => {
  const headings = [...document.querySelectorAll(".md-content :is(h1, h2, h3)")];
  const scrolls = new ResizeObserver((frames) => {
    for (const { target: frame } of frames) {
      if (frame.scrollWidth > frame.clientWidth) {
        frame.tabIndex = 0;
        frame.setAttribute("role", "group");
        const above = headings.findLast((one) => one.compareDocumentPosition(frame) & Node.DOCUMENT_POSITION_FOLLOWING);
        frame.setAttribute("aria-label", above?.firstChild?.textContent ?? document.title);
      } else {
        for (const name of ["tabindex", "role", "aria-label"]) frame.removeAttribute(name);
      }
    }
  });
  for (const frame of document.querySelectorAll(".md-typeset__scrollwrap")) scrolls.observe(frame);
});
