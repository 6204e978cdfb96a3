/** Which edition of the client this is. */

/** Whether the whole game runs in the browser. Otherwise the client talks to a play service. */
export const STATIC: boolean = import.meta.env.MODE === "static";

/** Whether the static edition has the compiled engine (`make static-engine`). Only its build says so. */
declare const COMPILED_ENGINE: boolean;

/** Whether boss thinks less here than in a play service: interpreted Python is too slow for its search. */
export const BOSS_IS_WEAKER: boolean = STATIC && !COMPILED_ENGINE;
