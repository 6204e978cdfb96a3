/**
 * Addresses of pages. Inside the app a page has a path, as "/t/abc/replay?as=1#x".
 *
 * A service answers every path with the app. A plain file host knows the folder of the static edition only, so there the path
 * is in the query: "./?/t/abc/replay&as=1#x". What follows # stays as it is.
 */
import { STATIC } from "./edition";

/** The parts of an address that a path is read from: of a link, or of the window. */
export type AddressParts = Pick<Location, "origin" | "pathname" | "search" | "hash">;

/** A path as the query of an address. */
export function queryAddress(path: string): string {
  const { pathname, search, hash } = new URL(path, "http://app");
  if (pathname === "/") return `./${search}${hash}`;
  return `./?${pathname}${search.replace("?", "&")}${hash}`;
}

/** The path in the query of an address. Programs that pass links on may have escaped its slashes. */
export function pathOfQuery({ search, hash }: Pick<AddressParts, "search" | "hash">): string {
  const [first = "", ...rest] = search.slice(1).split("&");
  const path = decodeURIComponent(first).replace(/=$/, "");
  if (!path.startsWith("/")) return `/${search}${hash}`;
  return path.split("/").map(encodeURIComponent).join("/") + (rest.length ? `?${rest.join("&")}` : "") + hash;
}

/** The address of a page, for links. */
export const address: (path: string) => string = STATIC ? queryAddress : (path) => path;

/** The path of the page at an address. */
export const pathOf: (parts: AddressParts) => string = STATIC ? pathOfQuery : ({ pathname, search, hash }) => pathname + search + hash;

/** Whether an address is a page of the app. */
export function isPage({ origin, pathname }: AddressParts): boolean {
  if (origin !== location.origin) return false;
  return STATIC ? pathname === location.pathname || pathname === new URL("./", location.href).pathname : !pathname.startsWith("/api/");
}

/** The whole address of a page, to be given to others. */
export const fullAddress = (path: string): string => new URL(address(path), location.href).href;
