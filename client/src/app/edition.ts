/** Which edition of the client this is. */

/** Whether the whole game runs in the browser. Otherwise the client talks to a play service. */
export const STATIC: boolean = import.meta.env.MODE === "static";
