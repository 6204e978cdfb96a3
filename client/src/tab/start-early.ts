/** Starts the game before the files of the page are requested, if the page has nothing to show without it. */
import { router, type Route } from "../app/router.svelte";
import { connection } from "./connection";

/** Pages that can be read before the game has started. */
const READABLE: ReadonlySet<Route["page"]> = new Set(["home", "new", "about", "privacy", "not-found"]);

if (!READABLE.has(router.route.page)) connection.start();
