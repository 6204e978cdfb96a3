/** The title of the window. While the page is hidden, it can flash with a message until the reader comes back. */
let flashing = 0;
let plain = document.title;

export function setPageTitle(title: string): void {
  plain = title;
  if (!flashing) document.title = title;
}

export function flashPageTitle(message: string): void {
  stopFlashing();
  let lit = false;
  flashing = window.setInterval(() => {
    lit = !lit;
    document.title = lit ? message : plain;
  }, 900);
}

function stopFlashing(): void {
  window.clearInterval(flashing);
  flashing = 0;
  document.title = plain;
}
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) stopFlashing();
});
