/** Show a clause in place, instead of following the link to the rules page, unless the person opens it in a new window. */
export function showInPlace(event: MouseEvent, number: string, onclause: ((number: string) => void) | undefined): void {
  if (!onclause || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  onclause(number);
}
