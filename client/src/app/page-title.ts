/** The title of the window. While the page is hidden, it can flash with a message until the reader comes back. */
let flashing = 0;
let plainTitle = document.title;

export function setPageTitle(title: string): void {
  plainTitle = title;
  if (!flashing) document.title = title;
}

export function flashPageTitle(message: string): void {
  stopFlashing();
  let lit = false;
  flashing = window.setInterval(() => {
    lit = !lit;
    document.title = lit ? message : plainTitle;
  }, 900);
}

export function stopFlashing(): void {
  window.clearInterval(flashing);
  flashing = 0;
  document.title = plainTitle;
}
