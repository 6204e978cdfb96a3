/** The router: the address says which page is shown, and links change it without a reload. */
import { address, isPage, pathOf } from "./address";
import { STATIC } from "./edition";

export type Route =
  | { page: "home" }
  | { page: "new"; preset: string }
  | { page: "watch" }
  | { page: "table"; table: string }
  | { page: "replay"; table: string | null }
  | { page: "dice"; table: string }
  | { page: "rules" }
  | { page: "try"; clause: string }
  | { page: "learn" }
  | { page: "about" }
  | { page: "privacy" }
  | { page: "not-found" };

export function routeOf(path: string, query: URLSearchParams): Route {
  const [first = "", second = "", third = ""] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (first === "") return { page: "home" };
  if (first === "new") return { page: "new", preset: query.get("preset") ?? "" };
  if (first === "replay") return { page: "replay", table: null };
  if (first === "t" && second) {
    if (third === "") return { page: "table", table: second };
    if (third === "replay") return { page: "replay", table: second };
    if (third === "dice") return { page: "dice", table: second };
  }
  if (first === "try" && second && STATIC) return { page: "try", clause: second };
  if (first === "watch" && STATIC) return { page: "not-found" }; // there are no public tables
  if (first === "watch" || first === "rules" || first === "learn" || first === "about" || first === "privacy") return { page: first };
  return { page: "not-found" };
}

/** The path of the current page, taken apart. */
const currentPath = (): URL => new URL(pathOf(location), location.origin);
const routeAt = ({ pathname, searchParams }: URL): Route => routeOf(pathname, searchParams);

class Router {
  route = $state.raw<Route>(routeAt(currentPath()));
  /** What follows # and ? in the address: the clause to show, the position in a replay. */
  hash = $state(location.hash.slice(1));
  query = $state.raw(currentPath().searchParams);
  /** How many links were followed: the same one may be followed again, to go back to its clause. */
  visits = $state(0);
  private followed = 0;

  constructor() {
    addEventListener("popstate", () => this.update());
    addEventListener("hashchange", () => this.update());
    addEventListener("click", (event) => this.follow(event));
  }

  go(to: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", address(to));
    this.update();
    if (!to.includes("#")) scrollTo(0, 0);
  }

  private update(): void {
    const path = currentPath();
    const found = routeAt(path);
    if (JSON.stringify(found) !== JSON.stringify(this.route)) this.route = found;
    this.hash = location.hash.slice(1);
    this.query = path.searchParams;
    this.visits = ++this.followed; // not ++visits: an effect that goes to a page would depend on it
  }

  /** Follow internal links without a reload, unless the person opens them in a new window. */
  private follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.target || link.hasAttribute("download") || !isPage(link)) return;
    event.preventDefault();
    this.go(pathOf(link));
  }
}

export const router = new Router();
